import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Double } from '#contract/endpoints/photo-studio.ts'
import { begunOf, doublesQuery } from '~/entities/double/double.queries.ts'
import { requirePerson } from '~/features/require-login/require-person.ts'

interface Context {
  queryClient: QueryClient
}

/** The person's doubles, for pages of the flow. Visitors go to login and come back. */
export async function loadDoubles({ queryClient }: Context, here: { href: string }): Promise<Double[]> {
  await requirePerson({ queryClient }, here)
  return queryClient.ensureQueryData(doublesQuery)
}

/** For the pages where photos are chosen: whoever has begun nothing begins, and what is being built is shown there. */
export async function loadCollecting(context: Context, here: { href: string }): Promise<void> {
  const begun = begunOf(await loadDoubles(context, here))
  if (!begun) throw redirect({ to: '/functionListThree/photo/gender_selection', replace: true })
  if (begun.state === 'building') throw redirect({ to: '/functionListThree/photo/create_clone', replace: true })
}

/** For pages about one double that is ready: without one that is there, the beginning. Answers the newest where none is named. */
export async function loadReady(context: Context, here: { href: string }, id: string | undefined): Promise<Double> {
  const ready = (await loadDoubles(context, here)).filter(({ state }) => state === 'ready')
  const found = id === undefined ? ready[0] : ready.find((double) => double.id === id)
  if (!found) throw redirect({ to: '/functionListThree/photo/main', replace: true })
  return found
}
