import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { usePhoneCode } from '~/entities/session/phone-code.ts'
import { useSession } from '~/entities/session/session-provider.tsx'
import { FormError } from '~/entities/session/ui/form-error.tsx'
import { PhoneCodeFields } from '~/entities/session/ui/phone-code-fields.tsx'
import formStyles from '~/entities/session/ui/session-form.module.css'
import { passinfoQuery } from '~/entities/user/passinfo.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { api } from '~/shared/api/api.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { Sheet } from '~/shared/ui/sheet/sheet.tsx'
import { toast } from '~/shared/ui/toast/toast.ts'

interface BindMobileSheetProps {
  onDismissed: () => void
  onBound: () => void
}

/** Binds a number to the account; a number of another account leads on as that one. */
export function BindMobileSheet({ onDismissed, onBound }: BindMobileSheetProps) {
  const { t } = useLingui()
  const session = useSession()
  const queryClient = useQueryClient()
  const sayBound = useSayBound()
  const number = usePhoneCode({ send: (phone) => api('loginCode', { phone, purpose: 'bind' }, { quiet: true }) })
  const bind = useMutation({
    mutationFn: (form: { phone: string; code: string }) => api('bindMobile', form, { quiet: true }),
    onSuccess: (bound) => {
      sayBound(bound)
      session.send({ type: 'TOKEN_ISSUED', token: bound.token, announce: false })
      onBound()
      void queryClient.invalidateQueries(passinfoQuery)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (number.check()) bind.mutate({ phone: number.phone, code: number.code })
  }
  return (
    <Sheet
      open
      onOpenChange={onDismissed}
      title={t`绑定手机号`}
      description={t`绑定之后就能创作和发布，换台设备也找得回作品。`}
      placement="center"
    >
      <form className={formStyles.form} onSubmit={submit} noValidate>
        <PhoneCodeFields number={number} error={bind.error} />
        <FormError errors={[bind.error, number.sending.error]} fields={['phone', 'code']} />
        <Button type="submit" tone="primary" size="large" fullWidth loading={bind.isPending}>
          <Trans>绑定</Trans>
        </Button>
      </form>
    </Sheet>
  )
}

function useSayBound() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return ({ joined, user }: ResponseOf<'bindMobile'>) => {
    // The gift comes once for a number, so it is read from the balance and not taken for granted.
    const gift = user.coin - (queryClient.getQueryData(userQuery.queryKey)?.coin ?? user.coin)
    if (joined) toast({ text: t`已切换到这个手机号的账号` })
    else toast({ text: gift > 0 ? t`手机号已绑定，送你 ${gift} 点灵感值` : t`手机号已绑定` })
  }
}
