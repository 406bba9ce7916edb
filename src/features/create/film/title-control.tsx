import { useLingui } from '@lingui/react/macro'
import { TextField } from '~/shared/ui/text-field/text-field.tsx'
import type { ControlProps } from '../controls/control-props.ts'
import { useForm } from '../form.ts'

/** The words at the beginning of a film; without them it begins at once. */
export function TitleControl({ name, label, control, error }: ControlProps) {
  const { t } = useLingui()
  const { values, set } = useForm()
  const title = (values[name] as string | undefined) ?? ''
  return (
    <TextField label={label} value={title} onChange={(next) => set(name, next)} error={error} maximum={control.to} placeholder={t`写在片头，可以留空`} showCounter clearable />
  )
}
