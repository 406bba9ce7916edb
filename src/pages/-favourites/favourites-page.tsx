import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { WorkWall } from '~/entities/work/ui/work-wall.tsx'
import { favouritesQuery } from '~/entities/work/work.queries.ts'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { PagedWorks } from '../-works/paged-works.tsx'

export function FavouritesPage() {
  const { t } = useLingui()
  const query = useInfiniteQuery(favouritesQuery)
  return (
    <Page title={t`我的收藏`} backTo="/square/account/user" width="wide">
      <PagedWorks
        query={query}
        wall={(works) => <WorkWall works={works} to="/functionSquare/square/details" />}
        empty={
          <EmptyState
            text={<Trans>还没有收藏。看到喜欢的作品，点“收藏”就能在这里找到</Trans>}
            action={
              <ButtonLink to="/" tone="primary">
                <Trans>去广场看看</Trans>
              </ButtonLink>
            }
          />
        }
      />
    </Page>
  )
}
