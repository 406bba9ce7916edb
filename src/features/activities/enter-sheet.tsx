import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { enterableQuery } from '~/entities/activity/activity.queries.ts'
import { thumbnailOf } from '~/shared/lib/thumbnail.ts'
import { Button, ButtonLink } from '~/shared/ui/button/button.tsx'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'
import { FailedState } from '~/shared/ui/empty-state/failed-state.tsx'
import { Sheet } from '~/shared/ui/sheet/sheet.tsx'
import { SkeletonWall } from '~/shared/ui/skeleton/skeleton.tsx'
import { useEnter } from './activity.mutations.ts'
import styles from './enter-sheet.module.css'

interface EnterSheetProps {
  activity: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Which of the person's public works to enter. */
export function EnterSheet({ activity, open, onOpenChange }: EnterSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`选一件作品参加`} description={t`这里是你公开在广场、还没有参加的作品`} placement="center">
      {open && <Choices activity={activity} onEntered={() => onOpenChange(false)} />}
    </Sheet>
  )
}

function Choices({ activity, onEntered }: { activity: string; onEntered: () => void }) {
  const { t } = useLingui()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(enterableQuery(activity))
  const enter = useEnter(activity)
  const works = data?.pages.flatMap((page) => page.works) ?? []
  if (!data) return error ? <FailedState error={error} onRetry={refetch} /> : <SkeletonWall />
  if (works.length === 0)
    return (
      <EmptyState
        text={<Trans>还没有可以参加的作品。画一幅，或把已有的发布到广场，再回到这里</Trans>}
        action={
          <div className={styles.ways}>
            <ButtonLink to="/functionList/draw/textDraw" tone="primary">
              <Trans>画一幅</Trans>
            </ButtonLink>
            <ButtonLink to="/functionList/draw/history">
              <Trans>去我的创作</Trans>
            </ButtonLink>
          </div>
        }
      />
    )
  return (
    <>
      <ul className={styles.works}>
        {works.map((work) => {
          const title = work.title || t`未命名作品`
          return (
            <li key={work.id}>
              <button
                type="button"
                className={styles.work}
                aria-label={t`用“${title}”参加`}
                aria-disabled={enter.isPending || undefined}
                aria-busy={(enter.isPending && enter.variables === work.id) || undefined}
                onClick={() => !enter.isPending && enter.mutate(work.id, { onSuccess: onEntered })}
              >
                <img src={thumbnailOf(work)} alt="" style={{ backgroundColor: work.colour }} loading="lazy" />
                <span>{title}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {hasNextPage && (
        <Button fullWidth loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>更多</Trans>
        </Button>
      )}
    </>
  )
}
