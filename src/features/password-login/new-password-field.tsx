import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { fieldError } from '~/shared/api/field-error.ts'
import { PasswordField } from './password-field.tsx'
import { passwordStrength } from './password-strength.ts'

const strengthWords = {
  'too-short': msg`至少 8 个字符`,
  'too-long': msg`最多 72 个字符`,
  'ok': msg`可以使用，再长一些或混合字母、数字和符号会更安全`,
  'strong': msg`很安全`,
}

/** A password that is being chosen, with what is wrong with it once it was tried to be sent. */
export function useNewPassword() {
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const strength = passwordStrength(password)
  const good = strength === 'ok' || strength === 'strong'
  /** Says what is wrong; whether it can be sent. */
  const check = (): boolean => {
    setTried(true)
    return good
  }
  return { password, setPassword, strength, wrong: tried && !good, check }
}

interface NewPasswordFieldProps {
  choice: ReturnType<typeof useNewPassword>
  /** What the call that took it was refused with. */
  error: unknown
}

export function NewPasswordField({ choice, error }: NewPasswordFieldProps) {
  const { t, i18n } = useLingui()
  const words = i18n._(strengthWords[choice.strength])
  return (
    <PasswordField
      label={t`新密码`}
      autoComplete="new-password"
      value={choice.password}
      onChange={choice.setPassword}
      hint={words}
      error={choice.wrong ? words : fieldError(error, 'password')}
    />
  )
}
