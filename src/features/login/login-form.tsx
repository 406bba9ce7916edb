import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { appConfig } from '#config'
import { ApiError } from '~/shared/api/api.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { TextField } from '~/shared/ui/text-field/text-field.tsx'
import { Agreement } from './agreement.tsx'
import { DemoCode } from './demo-code.tsx'
import { fieldError, useCountdown, useLoginMobile, useSendCode } from './login.mutations.ts'
import styles from './login-form.module.css'

interface LoginFormProps {
  onIssued: (token: string) => void
}

/** Phone and code; a number that is not known becomes a user. */
export function LoginForm({ onIssued }: LoginFormProps) {
  const { t } = useLingui()
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [missing, setMissing] = useState<{ phone?: string; code?: string; agree?: string }>({})
  const sendCode = useSendCode()
  const login = useLoginMobile()
  const countdown = useCountdown()

  const send = () => {
    if (phone.trim() === '') return setMissing({ phone: t`请输入手机号` })
    setMissing({})
    sendCode.mutate(phone, {
      onSuccess: ({ retryAfter }) => countdown.start(retryAfter),
      onError: (error) => {
        if (error instanceof ApiError && error.detail.retryAfter) countdown.start(error.detail.retryAfter)
      },
    })
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const gaps = {
      phone: phone.trim() === '' ? t`请输入手机号` : undefined,
      code: new RegExp(`^\\d{${appConfig.login.codeDigits}}$`).test(code) ? undefined : t`请输入 6 位验证码`,
      agree: agreed ? undefined : t`请先勾选同意协议`,
    }
    setMissing(gaps)
    if (gaps.phone || gaps.code || gaps.agree) return
    login.mutate({ phone, code }, { onSuccess: ({ token }) => onIssued(token) })
  }

  const phoneError = missing.phone ?? fieldError(sendCode.error, 'phone') ?? fieldError(login.error, 'phone')
  const codeError = missing.code ?? fieldError(login.error, 'code')
  const formError = [login.error, sendCode.error].find((error) => error && !(error instanceof ApiError && error.detail.field))

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t`手机号`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        name="phone"
        placeholder={t`请输入手机号`}
        hint={t`海外号码请带上国家代码，例如 +34`}
        value={phone}
        onChange={setPhone}
        error={phoneError}
        maximum={24}
        clearable
      />
      <TextField
        label={t`验证码`}
        inputMode="numeric"
        autoComplete="one-time-code"
        name="code"
        placeholder={t`6 位数字`}
        value={code}
        onChange={(value) => setCode(value.replace(/\D/g, ''))}
        error={codeError}
        maximum={appConfig.login.codeDigits}
        trailing={
          <Button tone="quiet" size="small" onClick={send} loading={sendCode.isPending} disabled={countdown.left > 0}>
            {countdown.left > 0 ? t`${countdown.left} 秒后重发` : t`获取验证码`}
          </Button>
        }
      />
      {sendCode.data?.demoCode && <DemoCode code={sendCode.data.demoCode} onUse={() => setCode(sendCode.data?.demoCode ?? '')} />}
      <Agreement agreed={agreed} onChange={setAgreed} error={missing.agree} />
      {formError && (
        <p className={styles.error} role="alert">
          {formError instanceof ApiError ? formError.message : t`网络不通，请稍后再试`}
        </p>
      )}
      <Button type="submit" tone="primary" size="large" fullWidth loading={login.isPending}>
        <Trans>登录</Trans>
      </Button>
    </form>
  )
}
