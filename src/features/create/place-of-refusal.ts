import type { CreationForm } from './form.ts'

/** The field under which a refusal of `field` is told: a photo's own, else the last field that is looked at, where the person is at work. */
export function placeOfRefusal({ generator: { checked = [] }, fields }: CreationForm, field: string): string | undefined {
  const isPhoto = (name: string | undefined) => fields.some((one) => one.name === name && one.control.control === 'photo')
  const last = checked.at(-1)
  return checked.includes(field) && isPhoto(field) && isPhoto(last) ? field : last
}
