import { useLingui } from '@lingui/react'
import type { GeneratorOffer } from '#contract/endpoints/creation.ts'
import { useForm } from '../form.ts'

/** An offer that takes whatever the person writes: the chosen one, else the first that may be chosen. */
export function useReader(): GeneratorOffer | undefined {
  const { i18n } = useLingui()
  const { all, chosen, isKeptBack } = useForm().offers
  const takesAll = ({ reads }: GeneratorOffer) => reads === undefined || (reads === 'english' && i18n.locale === 'en')
  return chosen && takesAll(chosen) ? chosen : all.find((offer) => takesAll(offer) && !isKeptBack(offer))
}
