import { useSuspenseQuery } from '@tanstack/react-query'
import type { Double } from '#contract/endpoints/photo-studio.ts'
import { begunOf, doublesQuery } from '~/entities/double/double.queries.ts'

export const useDoubles = (): Double[] => useSuspenseQuery(doublesQuery).data

/** The double that was begun. The loader has seen to it that there is one; while it goes, its page goes too. */
export const useBegun = (): Double | undefined => begunOf(useDoubles())

export const useDouble = (id: string | undefined): Double | undefined => {
  const ready = useDoubles().filter(({ state }) => state === 'ready')
  return id === undefined ? ready[0] : ready.find((double) => double.id === id)
}
