import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import type { GeneratorOffer } from '#contract/endpoints/creation.ts'
import type { Generator } from '#contract/generators/control.ts'
import { generatorListQuery } from '~/entities/generator/generator.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { writeKept } from '~/shared/lib/draft.ts'
import { useKept } from '../presets/kept.ts'
import { takesPhotos } from './offer-fields.ts'

/** The choice on this device; `told` when the person knows that it is not there at the moment. */
const Choice = v.object({ id: v.string(), model: v.string(), reads: v.optional(v.picklist(['lexicon', 'english'])), told: v.optional(v.boolean()) })

export interface Offers {
  /** What can make the creation, the preferred one first; empty where there is nothing to choose and nothing to tell. */
  all: readonly GeneratorOffer[]
  /** The one it is made with; undefined where there is none to choose, or none that may be. */
  chosen: GeneratorOffer | undefined
  /** The built-in engine makes it: what it has words for, by its own rules. */
  builtIn: boolean
  /** Takes photos, which the person does not want to be sent outside, and would send them. */
  isKeptBack: (offer: GeneratorOffer) => boolean
  /** Films may stand among the photos. */
  clips: boolean
  /** The generator works on photos. */
  photos: boolean
  /** Seconds that a creation takes, as far as is known. */
  seconds: number | undefined
  /** The model chosen earlier that is not there any more; told once. */
  gone: string | undefined
  choose: (id: string) => void
}

const none: readonly GeneratorOffer[] = []

/** The offers of a generator, and the choice among them that this device remembers. */
export function useOffers(generator: Generator): Offers {
  const { data: list } = useQuery(generatorListQuery)
  const { data: user } = useQuery(userQuery)
  const name = `offer.${generator.id}`
  const choice = useKept(Choice, name)
  const [told, setTold] = useState<string>()

  const card = list?.categories.flatMap(({ generators }) => generators).find(({ id }) => id === generator.id)
  const all = card?.offers ?? none
  const photos = takesPhotos(generator)
  const isKeptBack = ({ stays }: GeneratorOffer) => !stays && photos && user?.photosStay === true
  const free = all.filter((offer) => !isKeptBack(offer))
  const chosen = free.find(({ id }) => id === choice?.id) ?? free[0]
  // Where the built-in engine is the only one, it is not named.
  const unnamed = all.length === 0 && choice?.reads === 'lexicon'
  const missing = card !== undefined && choice !== undefined && !unnamed && all.every(({ id }) => id !== choice.id)

  // Told once, on this page; and it is the choice again when it is back.
  if (missing && !choice.told && told !== choice.id) setTold(choice.id)
  useEffect(() => {
    if (choice && missing !== (choice.told ?? false)) writeKept(name, { ...choice, told: missing })
  }, [choice, missing, name])

  return {
    all,
    chosen,
    builtIn: all.length === 0 || chosen?.reads === 'lexicon',
    isKeptBack,
    clips: card?.clips === true,
    photos,
    seconds: chosen ? chosen.seconds : card?.typicalSeconds,
    gone: missing && told === choice.id ? choice.model : undefined,
    choose: (id) => {
      const offer = all.find((one) => one.id === id)
      if (offer) writeKept(name, { id, model: offer.model, reads: offer.reads })
    },
  }
}
