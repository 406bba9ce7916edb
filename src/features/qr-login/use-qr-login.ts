import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId } from 'react'
import { appConfig } from '#config'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import type { Arrival } from '~/entities/session/arrival.ts'
import { api, ApiError } from '~/shared/api/api.ts'

type Answer<Action extends string> = Extract<ResponseOf<'loginQrcode'>, { action: Action }>
type QrState = Answer<'poll'>['state']

/** Only these two may still become something else. */
const isOpen = (state: QrState) => state === 'waiting' || state === 'scanned'

async function create(): Promise<Answer<'create'>> {
  const made = await api('loginQrcode', { action: 'create' }, { quiet: true })
  if (made.action !== 'create') throw new Error(`asked to create, answered ${made.action}`)
  return made
}

async function poll({ id, secret }: Answer<'create'>): Promise<Pick<Answer<'poll'>, 'state' | 'login'>> {
  try {
    const polled = await api('loginQrcode', { action: 'poll', id, secret }, { quiet: true })
    if (polled.action !== 'poll') throw new Error(`asked to poll, answered ${polled.action}`)
    return polled
  } catch (error) {
    // Forgotten by the server: it is long over.
    if (error instanceof ApiError) return { state: 'expired' }
    throw error
  }
}

/** Asks to be let in by another device, and looks again and again (while the page is in sight) until that is decided. */
export function useQrLogin(onIssued: (login: Arrival) => void) {
  // Nothing of it is kept: every panel asks for a code of its own.
  const key = useId()
  const created = useQuery({ queryKey: ['qr-login', key], queryFn: create, staleTime: Infinity, gcTime: 0, retry: false })
  const made = created.data
  const polled = useQuery({
    queryKey: ['qr-login', key, made?.id],
    queryFn: () => poll(made!),
    enabled: made !== undefined,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: (query) => isOpen(query.state.data?.state ?? 'waiting'),
    refetchInterval: (query) => isOpen(query.state.data?.state ?? 'waiting') && appConfig.login.qrPollMs,
  })
  const login = polled.data?.login
  const issue = useEffectEvent(onIssued)
  useEffect(() => {
    if (login) issue(login)
  }, [login])
  return {
    id: made?.id,
    state: polled.data?.state ?? 'waiting',
    failed: created.error,
    refreshing: created.isFetching,
    refresh: () => void created.refetch(),
  }
}
