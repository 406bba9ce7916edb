import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useSession } from '~/entities/session/session-provider.tsx'
import { passinfoQuery } from '~/entities/user/passinfo.queries.ts'
import { useBindMobile } from '~/features/bind-mobile/bind-mobile.tsx'
import { ChangePasswordForm } from '~/features/password-login/change-password-form.tsx'
import { PasswordByCode } from '~/features/password-login/password-by-code.tsx'
import { api } from '~/shared/api/api.ts'
import { internalPath } from '~/shared/lib/internal-path.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { toast } from '~/shared/ui/toast/toast.ts'
import { Entrance } from '../-entrance.tsx'

/** Sets the first password or changes the one there is: the account knows which, whatever the address says. */
export function OwnPassword({ back }: { back: string | undefined }) {
  const { t } = useLingui()
  const { data: info } = useSuspenseQuery(passinfoQuery)
  const session = useSession()
  const bindMobile = useBindMobile()
  const leave = useLeave(back)
  if (info.hasPassword)
    return (
      <Entrance backTo="/square/account/user" title={t`修改密码`} text={t`改好后，其他设备需要重新登录。`}>
        <ChangePasswordForm
          back={back}
          onChanged={async (token) => {
            session.send({ type: 'TOKEN_ISSUED', token, announce: false })
            // The old token holds no longer: nothing is asked before the new one is kept.
            await session.started()
            leave(t`密码已修改`)
          }}
        />
      </Entrance>
    )
  return (
    <Entrance backTo="/square/account/user" title={t`设置密码`} text={t`设置之后，可以用手机号和密码登录。`}>
      {info.phone === undefined ? (
        <Button tone="primary" size="large" fullWidth onClick={() => bindMobile.send({ type: 'OPEN' })}>
          <Trans>先绑定手机号</Trans>
        </Button>
      ) : (
        <PasswordByCode
          ownNumber={info.phone}
          save={(form) => api('setPassword', form, { quiet: true })}
          onSaved={() => leave(t`密码已设置`)}
        />
      )}
    </Entrance>
  )
}

function useLeave(back: string | undefined) {
  const router = useRouter()
  const queryClient = useQueryClient()
  return (done: string) => {
    toast({ text: done, tone: 'success' })
    void queryClient.invalidateQueries({ queryKey: passinfoQuery.queryKey, refetchType: 'none' })
    void router.navigate({ href: internalPath(back ?? '/functionSquare/set/index'), replace: true })
  }
}
