import type { FormValues } from './form.ts'

/** Where it is kept what speaks against a form's photos. */
export const photoCheckKey = (generator: string, values: FormValues, offer: string | undefined) => ['photo-check', generator, offer, values] as const
