import { Trans } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import type { AgreementState } from '~/entities/session/agreement.ts'
import type { Arrival } from '~/entities/session/arrival.ts'
import type { PhoneCode } from '~/entities/session/phone-code.ts'
import { Agreement } from '~/entities/session/ui/agreement.tsx'
import { FormError } from '~/entities/session/ui/form-error.tsx'
import { PhoneCodeFields } from '~/entities/session/ui/phone-code-fields.tsx'
import formStyles from '~/entities/session/ui/session-form.module.css'
import { Button } from '~/shared/ui/button/button.tsx'
import { useLoginMobile } from './login.mutations.ts'

interface LoginFormProps {
  number: PhoneCode
  agreement: AgreementState
  onIssued: (login: Arrival) => void
}

/** Phone and code; a number that is not known becomes a user. */
export function LoginForm({ number, agreement, onIssued }: LoginFormProps) {
  const login = useLoginMobile()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const ready = [number.check(), agreement.check()]
    if (ready.every(Boolean)) login.mutate({ phone: number.phone, code: number.code }, { onSuccess: onIssued })
  }
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <PhoneCodeFields number={number} error={login.error} />
      <Agreement agreement={agreement} />
      <FormError errors={[login.error, number.sending.error]} fields={['phone', 'code']} />
      <Button type="submit" tone="primary" size="large" fullWidth loading={login.isPending}>
        <Trans>登录</Trans>
      </Button>
    </form>
  )
}
