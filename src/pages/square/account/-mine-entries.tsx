import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BadgeCheck, Bell, Bookmark, BriefcaseBusiness, CalendarCheck, GraduationCap, Images, MessageSquareText, PartyPopper, ReceiptText, Settings, TicketPercent, Trash2, Trophy, UserPlus, Users } from 'lucide-react'
import type { User } from '#contract/entities.ts'
import { unreadQuery } from '~/entities/message/unread.queries.ts'
import { useShowPay } from '~/entities/session/use-show-pay.ts'
import { LogOutRow } from '~/features/settings/log-out-row.tsx'
import { Badge } from '~/shared/ui/badge/badge.tsx'
import { ListRowLink } from '~/shared/ui/list-row/list-row.tsx'
import styles from './-mine-entries.module.css'

export function SettingsRow() {
  const { t } = useLingui()
  return <ListRowLink to="/functionSquare/set/index" icon={Settings} title={t`设置`} />
}

/** Where everything of one's own is: what earns points, then the lists. */
export function MineEntries({ user }: { user: User }) {
  const { t, i18n } = useLingui()
  const { data: unread = 0 } = useQuery(unreadQuery)
  const sells = useShowPay()
  const until = user.memberUntil && i18n.date(user.memberUntil, { dateStyle: 'medium' })
  const earn = [
    { to: '/functionList/draw/sign', icon: CalendarCheck, name: t`签到` },
    { to: '/functionList/draw/taskCenter', icon: Trophy, name: t`任务` },
    { to: '/functionList/draw/friend', icon: UserPlus, name: t`邀请` },
    { to: '/functionListThree/coupon/coupon', icon: TicketPercent, name: t`优惠券` },
  ] as const
  return (
    <>
      <nav className={styles.earn} aria-label={t`赚灵感值`}>
        {earn.map(({ to, icon: Icon, name }) => (
          <Link key={to} to={to}>
            <Icon aria-hidden />
            {name}
          </Link>
        ))}
      </nav>
      <nav className={styles.entries}>
        {sells && (
          <ListRowLink
            to="/functionSquare/buy/index"
            search={{ tab: 'membership' }}
            icon={BadgeCheck}
            title={user.member ? t`会员` : t`开通会员`}
            description={user.member ? until && t`${until} 到期` : t`看创作描述，排队优先`}
          />
        )}
        <ListRowLink
          to="/functionListThree/message/message"
          icon={Bell}
          title={t`消息`}
          value={unread > 0 ? <Badge tone="error">{unread > 99 ? '99+' : unread}</Badge> : undefined}
        />
        <ListRowLink to="/functionList/draw/course" icon={GraduationCap} title={t`AI课程`} />
        <ListRowLink to="/functionSquare/activity/index" icon={PartyPopper} title={t`活动`} />
        <ListRowLink to="/functionList/draw/history" icon={Images} title={t`我的创作`} />
        <ListRowLink to="/favourites" icon={Bookmark} title={t`我的收藏`} />
        <ListRowLink to="/creator" search={{ id: user.id, view: 'following' }} icon={Users} title={t`我的关注`} />
        <ListRowLink to="/functionList/draw/history" search={{ view: 'bin' }} icon={Trash2} title={t`回收站`} />
        {sells && <ListRowLink to="/functionSquare/balance/index" icon={ReceiptText} title={t`充值明细`} />}
        <ListRowLink to="/functionList/feedback/feedback" icon={MessageSquareText} title={t`意见反馈`} />
        <ListRowLink to="/functionList/draw/business" icon={BriefcaseBusiness} title={t`商务合作`} />
        <SettingsRow />
        <LogOutRow />
      </nav>
    </>
  )
}
