import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '~/shared/api/api.ts'

/** The device that shows a code, as it is seen by the person who scanned it, and the answer to it. */
export function useQrApproval(id: string) {
  const queryClient = useQueryClient()
  const queryKey = ['qr-approval', id]
  const look = useQuery({
    queryKey,
    queryFn: async () => {
      const seen = await api('loginQrcode', { action: 'look', id }, { quiet: true })
      if (seen.action !== 'look') throw new Error(`asked to look, answered ${seen.action}`)
      return seen
    },
    // It is looked at once; afterwards only the answer changes it.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const answer = useMutation({
    mutationFn: (approve: boolean) => api('loginQrcode', { action: 'answer', id, approve }, { quiet: true }),
    onSuccess: (answered) => {
      if (answered.action === 'answer') queryClient.setQueryData(queryKey, look.data && { ...look.data, state: answered.state })
    },
  })
  return { device: look.data, problem: look.error, answer }
}
