import { useLingui } from '@lingui/react/macro'
import { TextArea } from '~/shared/ui/text-field/text-area.tsx'
import type { ControlProps } from '../controls/control-props.ts'
import { useForm } from '../form.ts'

/** What happens in a film of a photo, in one's own words. */
export function MotionControl({ name, label, control, error }: ControlProps) {
  const { t } = useLingui()
  const { values, set } = useForm()
  return (
    <TextArea
      label={label}
      value={(values[name] as string | undefined) ?? ''}
      onChange={(words) => set(name, words)}
      maximum={control.to}
      rows={2}
      placeholder={t`可以不写，例如：她转过头，对着镜头笑`}
      error={error}
    />
  )
}
