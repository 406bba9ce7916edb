import type { Generator } from '#contract/generators/control.ts'
import type { FormValues } from './form.ts'

/** Where it is kept what speaks against a form's photos, in the person's language: nothing else but what is looked at changes it. */
export const photoCheckKey = ({ id, checked = [] }: Generator, values: FormValues, offer: string | undefined, locale: string) =>
  ['photo-check', id, locale, offer, Object.fromEntries(checked.map((field) => [field, values[field]]))] as const

/** Where it is kept what will be painted of a prompt, and what speaks against it; the ends of `prompt` are trimmed. */
export const promptCheckKey = ({ id }: Generator, prompt: string, offer: string | undefined, locale: string) =>
  ['prompt-check', id, locale, offer, prompt] as const
