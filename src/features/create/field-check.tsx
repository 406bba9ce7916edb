import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import { useForm } from './form.ts'
import { placeOfRefusal } from './place-of-refusal.ts'

const PhotoCheck = lazyPart(() => import('./photo-check.tsx'), 'PhotoCheck', { whenFails: 'quiet' })

interface FieldCheckProps {
  name: string
  /** Beside the editor that draws the field; else in the form. */
  drawing?: boolean
}

/** What speaks against the photos, at the photo that it is about, or at the last field that it depends on. */
export function FieldCheck({ name, drawing = false }: FieldCheckProps) {
  const form = useForm()
  const { values, editing } = form
  return placeOfRefusal(form, name) === name && drawing === (editing === name) && values[name] !== undefined && <PhotoCheck name={name} />
}
