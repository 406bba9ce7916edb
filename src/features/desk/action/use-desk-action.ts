import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ActionName, RequestOf } from '#contract/endpoints/endpoints.ts'
import { api } from '~/shared/api/api.ts'
import { toast } from '~/shared/ui/toast/toast.ts'

/** Does something at the desk; what is shown is then read again. What went wrong is left to whoever asked. */
export function useDeskAction<N extends ActionName>(name: N) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: RequestOf<N>) => api(name, request, { quiet: true }),
    onSuccess: () => toast({ text: t`已完成，并记入操作记录`, tone: 'success' }),
    // An answer that was lost may have done it all the same.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['desk'] }),
  })
}
