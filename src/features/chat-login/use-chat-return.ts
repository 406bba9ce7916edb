import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ChatLogin } from '#contract/endpoints/chat-login.ts'
import { api } from '~/shared/api/api.ts'
import { endDeparture } from './chat-departure.ts'

interface ChatReturn {
  code: string
  state: string
  onIn: (login: Extract<ChatLogin, { state: 'in' }>) => void
}

/** Follows a return from the chat platform, once; 'foreign' is one that answers no departure of this tab. */
export function useChatReturn({ code, state, onIn }: ChatReturn) {
  const followed = useRef(false)
  const { mutate, data, error } = useMutation({
    mutationFn: async (): Promise<ChatLogin | { state: 'foreign' }> =>
      endDeparture(state) ? api('loginWxBack', { code, state }, { quiet: true }) : { state: 'foreign' },
    onSuccess: (outcome) => {
      if (outcome.state === 'in') onIn(outcome)
    },
  })
  useEffect(() => {
    if (followed.current) return
    followed.current = true
    mutate()
  }, [mutate])
  return { outcome: data, error }
}
