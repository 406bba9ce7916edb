import { useLingui } from '@lingui/react/macro'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { codes } from '#contract/codes.ts'
import { api, ApiError } from '~/shared/api/api.ts'
import { showCallError } from '~/shared/ui/toast/call-error.ts'
import { toast } from '~/shared/ui/toast/toast.ts'

/** Where the person is logged in, the last used first. */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: async ({ signal }) => (await api('sessionList', {}, { quiet: true, signal })).sessions,
})

async function endDevice(id: string): Promise<void> {
  try {
    await api('sessionEnd', { id }, { quiet: true })
  } catch (error) {
    const goneAlready = error instanceof ApiError && error.code === codes.notFound
    if (!goneAlready) throw error
  }
}

/** Logs other devices out, one after another. */
export function useEndDevices() {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await endDevice(id)
    },
    onSuccess: () => toast({ text: t`已退出`, tone: 'success' }),
    onError: (error) => showCallError(error, i18n),
    onSettled: () => queryClient.invalidateQueries(devicesQuery),
  })
}
