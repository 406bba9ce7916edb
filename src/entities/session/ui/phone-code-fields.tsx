import { useLingui } from '@lingui/react/macro'
import { appConfig } from '#config'
import { fieldError } from '~/shared/api/field-error.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { TextField } from '~/shared/ui/text-field/text-field.tsx'
import type { PhoneCode } from '../phone-code.ts'
import { DemoCode } from './demo-code.tsx'
import { PhoneField } from './phone-field.tsx'

interface PhoneCodeFieldsProps {
  number: PhoneCode
  /** What the call that took them was refused with. */
  error: unknown
}

/** The number, its code and the way to get one; refusals stand at the field they are about. */
export function PhoneCodeFields({ number, error }: PhoneCodeFieldsProps) {
  const { t } = useLingui()
  const { missing, sending, secondsLeft, setCode } = number
  const demoCode = sending.data?.demoCode
  return (
    <>
      {!number.ownNumber && (
        <PhoneField
          value={number.phone}
          onChange={number.setPhone}
          error={missing.phone ?? fieldError(sending.error, 'phone') ?? fieldError(error, 'phone')}
        />
      )}
      <TextField
        label={t`验证码`}
        inputMode="numeric"
        autoComplete="one-time-code"
        name="code"
        placeholder={t`6 位数字`}
        value={number.code}
        onChange={(value) => setCode(value.replace(/\D/g, ''))}
        error={missing.code ?? fieldError(error, 'code')}
        maximum={appConfig.login.codeDigits}
        trailing={
          <Button tone="quiet" size="small" onClick={number.sendCode} loading={sending.isPending} disabled={secondsLeft > 0}>
            {secondsLeft > 0 ? t`${secondsLeft} 秒后重发` : t`获取验证码`}
          </Button>
        }
      />
      {demoCode && <DemoCode code={demoCode} onUse={() => setCode(demoCode)} />}
    </>
  )
}
