import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import { alikeQuery } from '~/entities/search/search.queries.ts'
import { WorkWall } from '~/entities/work/ui/work-wall.tsx'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'

/** Public works that look like a picture. */
export function AlikeWorks({ like }: { like: RequestOf<'searchPicture'> }) {
  const { data: works } = useSuspenseQuery(alikeQuery(like))
  if (works.length > 0) return <WorkWall works={works} to="/functionSquare/square/details" />
  return (
    <EmptyState
      text={<Trans>还没有和它相像的作品，画一幅试试</Trans>}
      action={
        <ButtonLink to="/functionList/draw/textDraw" tone="primary">
          <Trans>开始创作</Trans>
        </ButtonLink>
      }
    />
  )
}
