import { useLingui } from '@lingui/react'
import { defaultsOf, useForm, type FormValues } from '../form.ts'

/** What the form of this page shows when nothing was chosen, as the chosen offer can use it. */
export function useFormDefaults(): FormValues {
  const { generator, fit } = useForm()
  const { i18n } = useLingui()
  return fit(defaultsOf(generator, i18n.locale))
}
