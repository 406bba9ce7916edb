import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { RefreshCw } from 'lucide-react'
import { errorText } from '~/shared/api/error-text.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import styles from './invite.module.css'

/** What a call came to that should have filled this place, and the way to try again. */
export function CallProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { i18n } = useLingui()
  return (
    <div className={styles.problem} role="alert">
      <p>{errorText(error, i18n)}</p>
      <Button icon={RefreshCw} onClick={onRetry}>
        <Trans>重试</Trans>
      </Button>
    </div>
  )
}
