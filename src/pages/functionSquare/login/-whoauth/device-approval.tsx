import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { QrApproval } from '~/features/qr-login/qr-approval.tsx'
import { useQrApproval } from '~/features/qr-login/use-qr-approval.ts'
import { errorText } from '~/shared/api/error-text.ts'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { Entrance } from '../-entrance.tsx'

const outcomes = {
  approved: { title: msg`已确认`, text: msg`另一台设备马上就会登录。` },
  refused: { title: msg`已拒绝`, text: msg`那台设备没有登录。如果不是你扫的码，建议改一下密码。` },
  expired: { title: msg`二维码已过期`, text: msg`请在那台设备上刷新二维码，再扫一次。` },
  used: { title: msg`这个二维码已经用过了`, text: msg`需要再登录一台设备的话，请刷新二维码再扫。` },
}

/** A person who is logged in lets another device in, or does not. */
export function DeviceApproval({ id }: { id: string }) {
  const { t, i18n } = useLingui()
  const { device, problem, answer } = useQrApproval(id)
  if (problem) return <Done title={t`没能打开这次登录`} text={errorText(problem, i18n)} />
  if (!device) return <Entrance title={t`正在查看设备`} text={t`稍等一下，马上就好。`} />
  if (device.state !== 'waiting' && device.state !== 'scanned') {
    const { title, text } = outcomes[device.state]
    return <Done title={i18n._(title)} text={i18n._(text)} />
  }
  return (
    <Entrance title={t`让这台设备登录吗？`} text={t`只确认你自己正在操作的设备。`}>
      <QrApproval
        device={device}
        problem={answer.error}
        answering={answer.isPending ? answer.variables : undefined}
        onAnswer={(approve) => answer.mutate(approve)}
      />
    </Entrance>
  )
}

function Done({ title, text }: { title: string; text: string }) {
  return (
    <Entrance title={title} text={text}>
      <ButtonLink to="/" size="large" fullWidth>
        <Trans>回首页</Trans>
      </ButtonLink>
    </Entrance>
  )
}
