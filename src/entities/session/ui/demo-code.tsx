import { Trans } from '@lingui/react/macro'
import { FlaskConical } from 'lucide-react'
import { Button } from '~/shared/ui/button/button.tsx'
import styles from './session-form.module.css'

/** The code itself, where no message service is set up: the demonstration mode only. */
export function DemoCode({ code, onUse }: { code: string; onUse: () => void }) {
  return (
    <div className={styles.demo} role="status">
      <FlaskConical aria-hidden />
      <p>
        <Trans>
          演示模式：没有接入短信，验证码是 <strong>{code}</strong>
        </Trans>
      </p>
      <Button size="small" onClick={onUse}>
        <Trans>填入</Trans>
      </Button>
    </div>
  )
}
