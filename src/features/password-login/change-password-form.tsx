import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { FormError } from '~/entities/session/ui/form-error.tsx'
import formStyles from '~/entities/session/ui/session-form.module.css'
import { fieldError } from '~/shared/api/field-error.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { NewPasswordField, useNewPassword } from './new-password-field.tsx'
import { useChangePassword } from './password.mutations.ts'
import { PasswordField } from './password-field.tsx'

interface ChangePasswordFormProps {
  back: string | undefined
  /** The session goes on with this token. */
  onChanged: (token: string) => void
}

/** The old password and the new one. */
export function ChangePasswordForm({ back, onChanged }: ChangePasswordFormProps) {
  const { t } = useLingui()
  const [old, setOld] = useState('')
  const [missing, setMissing] = useState<string>()
  const choice = useNewPassword()
  const change = useChangePassword()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const gap = old === '' ? t`请输入原密码` : undefined
    setMissing(gap)
    const good = choice.check()
    if (!gap && good) change.mutate({ old, password: choice.password }, { onSuccess: ({ token }) => onChanged(token) })
  }
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <PasswordField
        label={t`原密码`}
        autoComplete="current-password"
        value={old}
        onChange={setOld}
        error={missing ?? fieldError(change.error, 'old')}
        aside={
          <Link to="/functionSquare/login/password" search={{ mode: 'forgot', back }} className={formStyles.aside}>
            <Trans>忘记密码？</Trans>
          </Link>
        }
      />
      <NewPasswordField choice={choice} error={change.error} />
      <FormError errors={[change.error]} fields={['old', 'password']} />
      <Button type="submit" tone="primary" size="large" fullWidth loading={change.isPending}>
        <Trans>修改密码</Trans>
      </Button>
    </form>
  )
}
