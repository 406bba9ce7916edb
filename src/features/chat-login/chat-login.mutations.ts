import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api } from '~/shared/api/api.ts'
import { leaveTo } from '~/shared/lib/leave-to.ts'
import { keepDeparture } from './chat-departure.ts'

/** Goes to the chat platform, which sends the browser back to the page that logs in and leads to `back`. */
export function useChatDeparture(back: string | undefined) {
  const router = useRouter()
  return useMutation({
    mutationFn: async () => {
      const { href } = router.buildLocation({ to: '/functionSquare/login/whoauth', search: { back } })
      const { address, state } = await api('loginWx', { returnTo: new URL(href, location.origin).href }, { quiet: true })
      keepDeparture(state)
      leaveTo(address)
    },
  })
}

export const useLoginBind = () =>
  useMutation({
    mutationFn: (form: { ticket: string; phone?: string; code?: string }) => api('loginBind', { ...form, agree: true }, { quiet: true }),
  })
