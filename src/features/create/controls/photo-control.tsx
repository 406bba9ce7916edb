import { useForm } from '../form.ts'
import type { ControlProps } from './control-props.ts'
import { Labelled } from './labelled.tsx'
import { PhotoDrop } from './photo-drop.tsx'
import { asksForPerson } from './photo-samples.ts'
import { PhotoSamples } from './photo-samples.tsx'

export function PhotoControl({ name, label, error }: ControlProps) {
  const { generator, fields, values, set, uploading } = useForm()
  const photos = fields.flatMap((field) => (field.control.control === 'photo' ? [field.name] : []))
  // What is dropped beside a field goes to the first that is empty.
  const next = photos.find((field) => values[field] === undefined) ?? photos[0]
  const value = values[name] as string | undefined
  return (
    <Labelled label={label} error={error}>
      <PhotoDrop
        field={name}
        value={value}
        onRemove={() => set(name, undefined)}
        label={label}
        wholePage={name === next}
        facing={asksForPerson(generator.id, name) ? 'user' : 'environment'}
      />
      {value === undefined && uploading?.field !== name && <PhotoSamples field={name} />}
    </Labelled>
  )
}
