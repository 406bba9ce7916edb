import { Trans, useLingui } from '@lingui/react/macro'
import { appConfig } from '#config'
import { Notes } from '~/shared/ui/notes/notes.tsx'
import { Page } from '~/shared/ui/page/page.tsx'

/** What is agreed on when a membership is bought. */
export function MemberPage() {
  const { t } = useLingui()
  return (
    <Page width="reading" title={t`会员协议`} backTo="/functionSquare/buy/index">
      <Notes
        notes={[
          { title: t`一、会员权益`, text: <Trans>会员可以查看公开作品的创作描述，忙时创作优先排队，以及购买页当时列出的其他权益。会员不含灵感值，创作仍按各工具标明的灵感值计算。</Trans> },
          { title: t`二、期限`, text: <Trans>会员从支付成功时开始，按自然月计算，到期自动结束。期限内再次购买，从原到期时间接着延长。</Trans> },
          { title: t`三、价格与续费`, text: <Trans>价格以支付时页面显示的为准。会员是一次性购买，{appConfig.name} 不会自动续费或自动扣款。价格以后有变化，不影响已经买到的期限。</Trans> },
          { title: t`四、退款`, text: <Trans>需要退款请联系我们并提供订单号。退款按剩余时间折算，会员时间相应缩短，钱按原路退回。法律另有规定的，按法律执行。</Trans> },
          { title: t`五、使用规则`, text: <Trans>会员只限购买的账号使用，不能转让、出租或转售。看到的创作描述属于作者，请尊重作者的劳动。严重违反使用规则的账号，我们可以暂停其会员权益，并说明理由。</Trans> },
          { title: t`六、服务变更`, text: <Trans>我们会不断改进会员权益。如果减少了你已经购买的权益，会提前通知，你可以就剩余时间申请退款。</Trans> },
          { title: t`七、未成年人`, text: <Trans>未成年人请在监护人同意和陪同下购买。</Trans> },
        ]}
      />
    </Page>
  )
}
