import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { defaultsOf, useForm, type FormValues } from '../form.ts'

/** What the form of this page shows when nothing was chosen. */
export function useFormDefaults(): FormValues {
  const { generator } = useForm()
  const { i18n } = useLingui()
  return useMemo(() => defaultsOf(generator, i18n.locale), [generator, i18n.locale])
}
