import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'

export function NothingFound({ query }: { query: string }) {
  return (
    <EmptyState
      text={<Trans>没有找到“{query}”。换个更短的词试试，或者把它画出来</Trans>}
      action={
        <ButtonLink to="/functionList/draw/textDraw" tone="primary">
          <Trans>开始创作</Trans>
        </ButtonLink>
      }
    />
  )
}
