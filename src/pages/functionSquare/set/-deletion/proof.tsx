import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { RequestOf, ResponseOf } from '#contract/endpoints/endpoints.ts'
import { deletionQuery } from '~/entities/account-data/account-data.queries.ts'
import { usePhoneCode } from '~/entities/session/phone-code.ts'
import { FormError } from '~/entities/session/ui/form-error.tsx'
import { PhoneCodeFields } from '~/entities/session/ui/phone-code-fields.tsx'
import formStyles from '~/entities/session/ui/session-form.module.css'
import { PasswordField } from '~/features/password-login/password-field.tsx'
import { api } from '~/shared/api/api.ts'
import { fieldError } from '~/shared/api/field-error.ts'
import { Button } from '~/shared/ui/button/button.tsx'

/** The code to the person's own number or the password, and the button that asks for the deletion. */
export function Proof({ state: { phone: ownNumber, hasPassword } }: { state: ResponseOf<'deletionState'> }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const number = usePhoneCode({ ownNumber: true, send: () => api('deletionCode', {}, { quiet: true }) })
  const [byPassword, setByPassword] = useState(false)
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState<string>()
  const mutationKey = ['deletion-request']
  const request = useMutation({
    mutationKey,
    mutationFn: (proof: RequestOf<'deletionRequest'>) => api('deletionRequest', proof, { quiet: true }),
    // What is shown everywhere has changed: works, creations, the person.
    onSuccess: async (asked) => {
      queryClient.setQueryData(deletionQuery.queryKey, (known) => known && { ...known, request: asked })
      await queryClient.invalidateQueries()
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A doubled tap comes before the button shows that it is pressed.
    if (queryClient.isMutating({ mutationKey }) > 0) return
    if (!ownNumber) return request.mutate({})
    if (!byPassword) return number.check() && request.mutate({ code: number.code })
    setMissing(password === '' ? t`请输入密码` : undefined)
    if (password !== '') request.mutate({ password })
  }
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      {ownNumber && !byPassword && (
        <>
          <p className={formStyles.note}>
            <Trans>验证码会发送到 {ownNumber}</Trans>
          </p>
          <PhoneCodeFields number={number} error={request.error} />
        </>
      )}
      {byPassword && (
        <PasswordField
          label={t`密码`}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={missing ?? fieldError(request.error, 'password')}
        />
      )}
      {ownNumber && hasPassword && (
        <Button tone="quiet" size="small" onClick={() => setByPassword(!byPassword)}>
          {byPassword ? <Trans>改用验证码</Trans> : <Trans>改用密码</Trans>}
        </Button>
      )}
      <FormError errors={[request.error, number.sending.error]} fields={ownNumber ? ['code', 'password'] : []} />
      <Button type="submit" tone="danger" size="large" fullWidth loading={request.isPending}>
        <Trans>申请注销</Trans>
      </Button>
    </form>
  )
}
