import { Trans } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useAgreement } from '~/entities/session/agreement.ts'
import type { Arrival } from '~/entities/session/arrival.ts'
import { usePhoneCode } from '~/entities/session/phone-code.ts'
import { Agreement } from '~/entities/session/ui/agreement.tsx'
import { FormError } from '~/entities/session/ui/form-error.tsx'
import { PhoneCodeFields } from '~/entities/session/ui/phone-code-fields.tsx'
import formStyles from '~/entities/session/ui/session-form.module.css'
import { api, ApiError } from '~/shared/api/api.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { useLoginBind } from './chat-login.mutations.ts'

interface ChatNewFormProps {
  ticket: string
  onIssued: (login: Arrival) => void
  /** The ticket is worth nothing any more. */
  onExpired: (words: string) => void
}

/** A chat account that is new here binds a number, or goes on without one for now. */
export function ChatNewForm({ ticket, onIssued, onExpired }: ChatNewFormProps) {
  // Nobody leaves for the chat platform without having agreed; here it can be seen, and taken back.
  const agreement = useAgreement(true)
  const number = usePhoneCode({ send: (phone) => api('loginCode', { phone, purpose: 'bind' }, { quiet: true }) })
  const bind = useLoginBind()
  const finish = (proof: { phone?: string; code?: string }) =>
    bind.mutate(
      { ticket, ...proof },
      {
        onSuccess: onIssued,
        onError: (error) => {
          if (error instanceof ApiError && error.detail.reason === 'chat-ticket-expired') onExpired(error.message)
        },
      },
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const ready = [number.check(), agreement.check()]
    if (ready.every(Boolean)) finish({ phone: number.phone, code: number.code })
  }
  const later = () => {
    if (agreement.check()) finish({})
  }
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <PhoneCodeFields number={number} error={bind.error} />
      <Agreement agreement={agreement} />
      <FormError errors={[bind.error, number.sending.error]} fields={['phone', 'code']} />
      <Button type="submit" tone="primary" size="large" fullWidth loading={bind.isPending}>
        <Trans>绑定并继续</Trans>
      </Button>
      <Button tone="quiet" fullWidth onClick={later} disabled={bind.isPending}>
        <Trans>以后再说</Trans>
      </Button>
    </form>
  )
}
