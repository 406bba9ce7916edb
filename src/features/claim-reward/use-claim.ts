import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { TaskId } from '#contract/endpoints/growth.ts'
import { taskCenterQuery } from '~/entities/task-center/task-center.queries.ts'
import { setBalance } from '~/entities/user/user.queries.ts'
import { api } from '~/shared/api/api.ts'
import { deviceZone } from '~/shared/lib/time-zone.ts'
import { showCallError } from '~/shared/ui/toast/call-error.ts'
import { toast } from '~/shared/ui/toast/toast.ts'

/** Claims the reward of a task; pressed again, it stays claimed once. */
export function useClaim() {
  const { i18n, t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const showCoupons = () => void navigate({ to: '/functionListThree/coupon/coupon' })
  return useMutation({
    mutationFn: (claim: { task: TaskId; occurrence: string }) => api('taskCenterClaim', { ...claim, zone: deviceZone() }, { quiet: true }),
    onSuccess: ({ points, coupon, coin }) => {
      navigator.vibrate?.(12)
      setBalance(queryClient, coin)
      if (!coupon) return toast({ text: t`领取成功，${points} 灵感值已到账`, tone: 'success' })
      void queryClient.invalidateQueries({ queryKey: ['coupons'] })
      return toast({
        text: t`领取成功，${points} 灵感值和一张优惠券已到账`,
        tone: 'success',
        durationMs: 5000,
        action: { label: t`看优惠券`, onPress: showCoupons },
      })
    },
    onError: (error) => showCallError(error, i18n),
    // The button answers again once the list tells what is left to claim.
    onSettled: () => queryClient.invalidateQueries(taskCenterQuery),
  })
}
