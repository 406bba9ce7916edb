import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { AgreementState } from '~/entities/session/agreement.ts'
import { Problem } from '~/shared/ui/problem/problem.tsx'
import styles from './shop.module.css'

/** Consent to the membership agreement. */
export function AgreeMember({ agreement: { agreed, setAgreed, error } }: { agreement: AgreementState }) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  // It may be out of sight above the button that was pressed.
  useEffect(() => {
    if (error) place.current?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }, [error])
  return (
    <div ref={place}>
      <div className={styles.agree}>
        <label>
          <input type="checkbox" aria-label={t`同意会员协议`} checked={agreed} onChange={(event) => setAgreed(event.target.checked)} aria-invalid={error ? true : undefined} />
          <span>
            <Trans>我已阅读并同意会员协议</Trans>
          </span>
        </label>
        <Link to="/functionSquare/about/member">
          <Trans>查看协议</Trans>
        </Link>
      </div>
      <Problem text={error} />
    </div>
  )
}
