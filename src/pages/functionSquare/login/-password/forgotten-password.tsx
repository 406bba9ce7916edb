import { useLingui } from '@lingui/react/macro'
import { useAgreement } from '~/entities/session/agreement.ts'
import { useArrival } from '~/entities/session/arrival.ts'
import { PasswordByCode } from '~/features/password-login/password-by-code.tsx'
import { api } from '~/shared/api/api.ts'
import { Entrance } from '../-entrance.tsx'

export function ForgottenPassword({ back }: { back: string | undefined }) {
  const { t } = useLingui()
  const agreement = useAgreement()
  const arrive = useArrival(back)
  return (
    <Entrance
      backTo="/functionSquare/login/index"
      title={t`找回密码`}
      text={t`先验证手机号，再换一个新密码。换好后会直接登录，其他设备需要重新登录。`}
    >
      <PasswordByCode
        agreement={agreement}
        save={(form) => api('forgetPassword', { ...form, agree: true }, { quiet: true })}
        onSaved={arrive}
      />
    </Entrance>
  )
}
