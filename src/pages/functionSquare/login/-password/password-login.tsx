import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAgreement } from '~/entities/session/agreement.ts'
import { useArrival } from '~/entities/session/arrival.ts'
import { PasswordLoginForm } from '~/features/password-login/password-login-form.tsx'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { Entrance } from '../-entrance.tsx'

export function PasswordLogin({ back }: { back: string | undefined }) {
  const { t } = useLingui()
  const [phone, setPhone] = useState('')
  const agreement = useAgreement()
  const arrive = useArrival(back)
  return (
    <Entrance backTo="/functionSquare/login/index" title={t`用密码登录`}>
      <PasswordLoginForm phone={phone} onPhone={setPhone} agreement={agreement} back={back} onIssued={arrive} />
      <ButtonLink to="/functionSquare/login/index" search={{ back }} tone="quiet" fullWidth>
        <Trans>改用验证码</Trans>
      </ButtonLink>
    </Entrance>
  )
}
