import { Trans, useLingui } from '@lingui/react/macro'
import { errorText } from '~/shared/api/error-text.ts'
import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'

/** What could not be read: why, and the way to try again. */
export function FailedState({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const { i18n } = useLingui()
  return (
    <EmptyState
      text={errorText(error, i18n)}
      action={
        <Button onClick={() => void onRetry()}>
          <Trans>再试一次</Trans>
        </Button>
      }
    />
  )
}
