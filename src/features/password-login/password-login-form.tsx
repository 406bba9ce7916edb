import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import type { AgreementState } from '~/entities/session/agreement.ts'
import type { Arrival } from '~/entities/session/arrival.ts'
import { Agreement } from '~/entities/session/ui/agreement.tsx'
import { FormError } from '~/entities/session/ui/form-error.tsx'
import { PhoneField } from '~/entities/session/ui/phone-field.tsx'
import formStyles from '~/entities/session/ui/session-form.module.css'
import { fieldError } from '~/shared/api/field-error.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { useAccountLogin } from './password.mutations.ts'
import { PasswordField } from './password-field.tsx'

interface PasswordLoginFormProps {
  phone: string
  onPhone: (phone: string) => void
  agreement: AgreementState
  /** Where logging in leads, for the way round by a forgotten password. */
  back: string | undefined
  onIssued: (login: Arrival) => void
}

/** Phone and password. */
export function PasswordLoginForm({ phone, onPhone, agreement, back, onIssued }: PasswordLoginFormProps) {
  const { t } = useLingui()
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState<{ phone?: string; password?: string }>({})
  const login = useAccountLogin()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const gaps = { phone: phone.trim() === '' ? t`请输入手机号` : undefined, password: password === '' ? t`请输入密码` : undefined }
    setMissing(gaps)
    const agreed = agreement.check()
    if (!gaps.phone && !gaps.password && agreed) login.mutate({ phone, password }, { onSuccess: onIssued })
  }
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <PhoneField value={phone} onChange={onPhone} error={missing.phone ?? fieldError(login.error, 'phone')} />
      <PasswordField
        label={t`密码`}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={missing.password ?? fieldError(login.error, 'password')}
        aside={
          <Link to="/functionSquare/login/password" search={{ mode: 'forgot', back }} className={formStyles.aside}>
            <Trans>忘记密码？</Trans>
          </Link>
        }
      />
      <Agreement agreement={agreement} />
      <FormError errors={[login.error]} fields={['phone', 'password']} />
      <Button type="submit" tone="primary" size="large" fullWidth loading={login.isPending}>
        <Trans>登录</Trans>
      </Button>
    </form>
  )
}
