import type { GeneratorOffer } from '#contract/endpoints/creation.ts'
import { useForm } from '../form.ts'

/** An offer that takes whatever is written: the chosen one, else the first that may be chosen. */
export function useReader(): GeneratorOffer | undefined {
  const { all, chosen, isKeptBack } = useForm().offers
  return chosen && chosen.reads === undefined ? chosen : all.find((offer) => offer.reads === undefined && !isKeptBack(offer))
}
