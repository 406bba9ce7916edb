import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { TextField, type TextFieldProps } from '~/shared/ui/text-field/text-field.tsx'

interface PasswordFieldProps extends Pick<TextFieldProps, 'label' | 'value' | 'onChange' | 'error' | 'hint' | 'aside'> {
  /** What the browser's password keeper takes it for. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be looked at while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      name={props.autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      trailing={<IconButton icon={shown ? EyeOff : Eye} label={shown ? t`隐藏密码` : t`显示密码`} onClick={() => setShown(!shown)} />}
    />
  )
}
