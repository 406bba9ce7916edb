import { useLingui } from '@lingui/react/macro'
import { TextField, type TextFieldProps } from '~/shared/ui/text-field/text-field.tsx'

/** A phone number as a person types it. */
export function PhoneField(props: Pick<TextFieldProps, 'value' | 'onChange' | 'error'>) {
  const { t } = useLingui()
  return (
    <TextField
      {...props}
      label={t`手机号`}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      name="phone"
      placeholder={t`请输入手机号`}
      hint={t`海外号码请带上国家代码，例如 +34`}
      maximum={24}
      clearable
    />
  )
}
