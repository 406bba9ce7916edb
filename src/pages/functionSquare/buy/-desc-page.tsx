import { Trans, useLingui } from '@lingui/react/macro'
import { appConfig } from '#config'
import { Notes } from '~/shared/ui/notes/notes.tsx'
import { Page } from '~/shared/ui/page/page.tsx'

const { payMinutes } = appConfig.shop

/** What to know before buying. */
export function DescPage() {
  const { t } = useLingui()
  return (
    <Page width="reading" title={t`充值说明`} backTo="/functionSquare/buy/index">
      <Notes
        notes={[
          { title: t`灵感值是什么`, text: <Trans>灵感值用来创作，大多数工具一次一点，有些是免费的。失败或取消的创作会把灵感值退回来。</Trans> },
          { title: t`什么时候到账`, text: <Trans>支付成功后马上到账，通常只要几秒。如果几分钟后还没有看到，到充值明细里打开这笔订单，点“我已支付”。</Trans> },
          { title: t`会过期吗`, text: <Trans>充值得到的灵感值不会过期。签到、任务和活动送的灵感值可能有期限，以当时写明的为准。</Trans> },
          { title: t`多久内支付`, text: <Trans>订单保留 {payMinutes} 分钟，过期会自动关闭，用掉的优惠券会退回。</Trans> },
          { title: t`过期以后才付的钱`, text: <Trans>如果价格和优惠都还有效，会照常到账；否则钱会自动按原路退回。</Trans> },
          { title: t`优惠券`, text: <Trans>一笔订单可以用一张。默认选最划算的一张，你可以换一张，也可以不用。</Trans> },
          { title: t`退款`, text: <Trans>需要退款请通过意见反馈联系我们，写上订单号。退款时会扣回还没用掉的灵感值，或缩短相应的会员时间，钱按原路退回。</Trans> },
          { title: t`会员`, text: <Trans>会员按月、季或年购买，到期不会自动扣款。续费从到期那天接着算。</Trans> },
        ]}
      />
    </Page>
  )
}
