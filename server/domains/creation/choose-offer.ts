import type { GeneratorId } from '#contract/generators/generators.ts'
import { codes } from '#contract/codes.ts'
import { badInput, BusinessError } from '../../business-error.ts'
import type { EngineRegistry } from '../../engines/registry.ts'
import type { Offer } from '../../engines/offer.ts'

export interface Wish {
  generator: GeneratorId
  input: Readonly<Record<string, unknown>>
  /** The offer that the person chose. */
  offer?: string | undefined
  /** Photos of the person's may not leave this installation. */
  photosStay?: boolean
}

/**
 * The offer that a creation is queued for: the chosen one, or the preferred one of those that can make all of it. Throws a BusinessError with what
 * speaks against it.
 */
export function chooseOffer(engines: EngineRegistry, { generator, input, offer: wished, photosStay = false }: Wish): Offer {
  const all = engines.offersOf(generator)
  if (all.length === 0) throw new BusinessError(codes.engineUnavailable, 'generator-unavailable')
  if (wished !== undefined) {
    const chosen = all.find(({ id }) => id === wished)
    if (!chosen) throw new BusinessError(codes.engineUnavailable, 'offer-gone')
    const objection = engines.against(chosen, input)
    if (objection) throw badInput(objection.field, objection.reason)
    return chosen
  }
  const allowed = photosStay ? all.filter(({ stays }) => stays) : all
  if (allowed.length === 0) throw new BusinessError(codes.conflict, 'photos-stay')
  const objections = allowed.map((offer) => engines.against(offer, input))
  const able = allowed[objections.indexOf(undefined)]
  if (!able) throw badInput(objections[0]!.field, objections[0]!.reason)
  return able
}

/** The next offer that can make all of a creation, after some were tried; none goes outside that was not to go there before. */
export function nextOffer(engines: EngineRegistry, { generator, input, photosStay }: Wish, tried: readonly string[]): Offer | undefined {
  return engines
    .offersOf(generator)
    .find((offer) => !tried.includes(offer.id) && (offer.stays || !photosStay) && engines.against(offer, input) === undefined)
}
