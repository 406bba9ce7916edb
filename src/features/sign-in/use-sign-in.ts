import { useLingui } from '@lingui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { signStateQuery } from '~/entities/sign-in/sign-in.queries.ts'
import { taskCenterQuery } from '~/entities/task-center/task-center.queries.ts'
import { setBalance } from '~/entities/user/user.queries.ts'
import { api } from '~/shared/api/api.ts'
import { deviceZone } from '~/shared/lib/time-zone.ts'
import { showCallError } from '~/shared/ui/toast/call-error.ts'

/** Signs in for today. Where the answer is lost, what the server has by now is shown, and pressing again does no harm. */
export function useSignIn() {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api('signIn', { zone: deviceZone() }, { quiet: true }),
    onSuccess: ({ coin, ...state }) => {
      navigator.vibrate?.(12)
      setBalance(queryClient, coin)
      queryClient.setQueryData(signStateQuery().queryKey, state)
      void queryClient.invalidateQueries(taskCenterQuery)
    },
    onError: (error) => {
      showCallError(error, i18n)
      void queryClient.invalidateQueries({ queryKey: ['sign-in'] })
    },
  })
}
