import { useQuery } from '@tanstack/react-query'
import type { GeneratorCard } from '#contract/endpoints/creation.ts'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import type { GeneratorId } from '#contract/generators/generators.ts'
import { generatorListQuery } from './generator.queries.ts'
import { generatorWords, type GeneratorWords } from './generator.words.ts'

/** For whom: photos of a person may not go to engines outside. */
export interface Choosing {
  photosStay: boolean
}

/** Whether the built-in engine makes a generator's creations unless the person chooses otherwise. */
function isBuiltIn({ offers }: GeneratorCard, choosing: Choosing | null | undefined): boolean {
  const usual = offers?.find(({ stays }) => stays || !choosing?.photosStay)
  return usual === undefined || usual.reads === 'lexicon'
}

type List = ResponseOf<'generatorList'>

/**
 * What a generator is called and promises, as whatever makes it by default keeps it. Before the list is known, as the
 * built-in engine does.
 */
export function usualWords(list: List | undefined, id: string, choosing: Choosing | null | undefined): GeneratorWords {
  const card = list?.categories.flatMap(({ generators }) => generators).find((known) => known.id === id)
  return generatorWords(id as GeneratorId, !card || isBuiltIn(card, choosing))
}

/** The words of generators by their ids. It asks for nothing: what other parts of the page know of the offers is enough. */
export function useGeneratorWords(choosing: Choosing | null | undefined): (id: string) => GeneratorWords {
  const { data: list } = useQuery({ ...generatorListQuery, enabled: false })
  return (id) => usualWords(list, id, choosing)
}
