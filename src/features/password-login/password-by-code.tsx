import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { AgreementState } from '~/entities/session/agreement.ts'
import { usePhoneCode } from '~/entities/session/phone-code.ts'
import { Agreement } from '~/entities/session/ui/agreement.tsx'
import { FormError } from '~/entities/session/ui/form-error.tsx'
import { PhoneCodeFields } from '~/entities/session/ui/phone-code-fields.tsx'
import formStyles from '~/entities/session/ui/session-form.module.css'
import { api, ApiError } from '~/shared/api/api.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { NewPasswordField, useNewPassword } from './new-password-field.tsx'
import { useCheckPasscode } from './password.mutations.ts'

interface PasswordByCodeProps<Saved> {
  /** The masked number of the account, which gets the code; without it a number is asked for. */
  ownNumber?: string
  /** Asked for where a number that nobody has becomes a user. */
  agreement?: AgreementState
  save: (form: { ticket: string; password: string }) => Promise<Saved>
  onSaved: (saved: Saved) => void
}

/** First the number is proved by a code, then a password is chosen. What was typed stays when the proof runs out. */
export function PasswordByCode<Saved>({ ownNumber, agreement, save, onSaved }: PasswordByCodeProps<Saved>) {
  const [ticket, setTicket] = useState<string>()
  const number = usePhoneCode({
    ownNumber: ownNumber !== undefined,
    send: (phone) => api('changePasscode', ownNumber ? {} : { phone }, { quiet: true }),
  })
  const choice = useNewPassword()
  const proof = useCheckPasscode()
  const saving = useMutation({
    mutationFn: save,
    onSuccess: onSaved,
    onError: (error) => {
      if (error instanceof ApiError && error.detail.reason === 'ticket-expired') setTicket(undefined)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ticket) {
      if (choice.check()) saving.mutate({ ticket, password: choice.password })
      return
    }
    const ready = [number.check(), agreement?.check() ?? true]
    if (!ready.every(Boolean)) return
    saving.reset()
    const { phone, code } = number
    proof.mutate(ownNumber ? { code } : { phone, code }, { onSuccess: (proved) => setTicket(proved.ticket) })
  }
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      {ticket ? (
        <NewPasswordField choice={choice} error={saving.error} />
      ) : (
        <>
          {ownNumber && (
            <p className={formStyles.note}>
              <Trans>验证码会发送到 {ownNumber}</Trans>
            </p>
          )}
          <PhoneCodeFields number={number} error={proof.error} />
          {agreement && <Agreement agreement={agreement} />}
        </>
      )}
      <FormError errors={[saving.error, proof.error, number.sending.error]} fields={['phone', 'code', 'password']} />
      <Button type="submit" tone="primary" size="large" fullWidth loading={proof.isPending || saving.isPending}>
        {ticket ? <Trans>保存密码</Trans> : <Trans>下一步</Trans>}
      </Button>
    </form>
  )
}
