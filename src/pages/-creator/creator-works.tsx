import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { creatorWorksQuery } from '~/entities/creator/creator.queries.ts'
import { WorkWall } from '~/entities/work/ui/work-wall.tsx'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'
import { PagedWorks } from '../-works/paged-works.tsx'

/** What somebody has published. */
export function CreatorWorks({ id, mine }: { id: string; mine: boolean }) {
  const query = useInfiniteQuery(creatorWorksQuery(id))
  return (
    <PagedWorks
      query={query}
      wall={(works) => <WorkWall works={works} to="/functionSquare/square/details" />}
      empty={
        mine ? (
          <EmptyState
            text={<Trans>你还没有公开的作品。在作品页点“发布”，大家就能在这里看到</Trans>}
            action={
              <ButtonLink to="/functionList/draw/history" tone="primary">
                <Trans>去我的创作</Trans>
              </ButtonLink>
            }
          />
        ) : (
          <EmptyState text={<Trans>还没有公开的作品，过些时候再来看看</Trans>} />
        )
      }
    />
  )
}
