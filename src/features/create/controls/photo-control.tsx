import { useForm } from '../form.ts'
import type { ControlProps } from './control-props.ts'
import { Labelled } from './labelled.tsx'
import { PhotoDrop } from './photo-drop.tsx'

export function PhotoControl({ name, label, error }: ControlProps) {
  const { values, set } = useForm()
  return (
    <Labelled label={label} error={error}>
      <PhotoDrop field={name} value={values[name] as string | undefined} onRemove={() => set(name, undefined)} label={label} wholePage />
    </Labelled>
  )
}
