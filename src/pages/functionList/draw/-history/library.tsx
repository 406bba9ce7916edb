import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { ArchiveRestore, Globe, Trash2 } from 'lucide-react'
import { WorkWall } from '~/entities/work/ui/work-wall.tsx'
import { libraryQuery, type LibraryFilter } from '~/entities/work/work.queries.ts'
import { useWorkMenu } from '~/features/work-actions/use-work-menu.tsx'
import { useDelete, useRestore } from '~/features/work-actions/work.mutations.ts'
import { Badge } from '~/shared/ui/badge/badge.tsx'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import styles from './history.module.css'

/** The person's works, or those in the bin with the way back. */
export function Library(filter: LibraryFilter) {
  const { t } = useLingui()
  const { data, hasNextPage, fetchNextPage } = useSuspenseInfiniteQuery(libraryQuery(filter))
  const remove = useDelete()
  const restore = useRestore()
  const { openMenu, menu } = useWorkMenu()
  const works = data.pages.flatMap((page) => page.works)
  if (works.length === 0)
    return filter.bin ? (
      <EmptyState text={<Trans>回收站是空的。删除的作品会在这里保留 30 天</Trans>} />
    ) : (
      <EmptyState
        text={<Trans>还没有作品，从一句话开始吧</Trans>}
        action={
          <ButtonLink to="/functionList/draw/textDraw" tone="primary">
            <Trans>开始创作</Trans>
          </ButtonLink>
        }
      />
    )
  return (
    <>
      <WorkWall
        works={works}
        to="/functionList/draw/show"
        onHold={filter.bin ? undefined : openMenu}
        onEnd={hasNextPage ? () => void fetchNextPage() : undefined}
        corner={(work) =>
          filter.bin ? (
            <IconButton tone="glass" icon={ArchiveRestore} label={t`恢复`} onClick={() => restore.mutate([work.id])} />
          ) : (
            <span className={styles.corner}>
              {work.visibility === 'public' && (
                <Badge tone="glass">
                  <Globe aria-label={t`已发布`} />
                </Badge>
              )}
              <IconButton tone="glass" icon={Trash2} label={t`删除`} onClick={() => remove.mutate([work.id])} />
            </span>
          )
        }
      />
      {menu}
    </>
  )
}
