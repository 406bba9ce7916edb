import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Problem } from '~/shared/ui/problem/problem.tsx'
import type { AgreementState } from '../agreement.ts'
import styles from './session-form.module.css'

/** The consent to terms and privacy policy, which open beside what was typed. */
export function Agreement({ agreement: { agreed, setAgreed, error } }: { agreement: AgreementState }) {
  const { t } = useLingui()
  return (
    <div className={styles.agreement}>
      <label className={styles.consent}>
        <input type="checkbox" aria-label={t`同意用户服务协议与隐私政策`} checked={agreed} onChange={(event) => setAgreed(event.target.checked)} aria-invalid={error ? true : undefined} />
        <span>
          <Trans>
            我已阅读并同意
            <Link to="/functionSquare/about/service" target="_blank" className={styles.text}>用户服务协议</Link>
            与
            <Link to="/functionSquare/about/privacy" target="_blank" className={styles.text}>隐私政策</Link>
          </Trans>
        </span>
      </label>
      <Problem text={error} />
    </div>
  )
}
