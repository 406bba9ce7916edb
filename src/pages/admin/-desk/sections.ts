import { msg } from '@lingui/core/macro'
import {
  Cpu, Flag, Handshake, Images, LayoutDashboard, ListOrdered, Megaphone, MessageSquareHeart, MessageSquareWarning, PartyPopper, ReceiptText, ScanEye, ScrollText, Tag, Ticket, UserPlus, Users,
} from 'lucide-react'
import { hasPermission, type Standing } from '#contract/permissions.ts'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import type { Section } from './section.ts'

const here = { whenFails: 'here' } as const

/** What the desk has, in the order of its navigation. A new section is an entry here: see docs/desk.md. */
const sections: readonly Section[] = [
  { address: '', permission: 'overview.read', words: msg`概览`, icon: LayoutDashboard, Part: lazyPart(() => import('../-overview/overview.tsx'), 'Overview', here) },
  { address: 'people', permission: 'people.read', words: msg`用户`, icon: Users, Part: lazyPart(() => import('../-people/people.tsx'), 'People', here) },
  { address: 'invitations', permission: 'people.read', words: msg`邀请关系`, icon: UserPlus, Part: lazyPart(() => import('../-invitations/invitations.tsx'), 'Invitations', here) },
  { address: 'orders', permission: 'orders.read', words: msg`订单`, icon: ReceiptText, Part: lazyPart(() => import('../-orders/orders.tsx'), 'Orders', here) },
  { address: 'shop', permission: 'shop.change', words: msg`套餐`, icon: Tag, Part: lazyPart(() => import('../-shop/shop.tsx'), 'Shop', here) },
  { address: 'coupons', permission: 'shop.change', words: msg`优惠券`, icon: Ticket, Part: lazyPart(() => import('../-coupons/coupons.tsx'), 'Coupons', here) },
  { address: 'review', permission: 'reports.decide', words: msg`作品审核`, icon: ScanEye, Part: lazyPart(() => import('../-review/reviews.tsx'), 'Reviews', here) },
  { address: 'comments', permission: 'reports.decide', words: msg`评论审核`, icon: MessageSquareWarning, Part: lazyPart(() => import('../-comments/comments.tsx'), 'Comments', here) },
  { address: 'feedback', permission: 'feedback.answer', words: msg`反馈`, icon: MessageSquareHeart, Part: lazyPart(() => import('../-feedback/feedback.tsx'), 'Feedback', here) },
  { address: 'contact', permission: 'contact.read', words: msg`商务留言`, icon: Handshake, Part: lazyPart(() => import('../-contact/contact.tsx'), 'Contact', here) },
  { address: 'broadcasts', permission: 'broadcasts.send', words: msg`全员通知`, icon: Megaphone, Part: lazyPart(() => import('../-broadcasts/broadcasts.tsx'), 'Broadcasts', here) },
  { address: 'activities', permission: 'activities.change', words: msg`活动`, icon: PartyPopper, Part: lazyPart(() => import('../-activities/activities.tsx'), 'Activities', here) },
  { address: 'reports', permission: 'reports.decide', words: msg`作品举报`, icon: Flag, Part: lazyPart(() => import('../-reports/reports.tsx'), 'Reports', here) },
  { address: 'works', permission: 'work.hide', words: msg`作品`, icon: Images, Part: lazyPart(() => import('../-works/works.tsx'), 'Works', here) },
  { address: 'engines', permission: 'engines.read', words: msg`引擎`, icon: Cpu, Part: lazyPart(() => import('../-engines/engines.tsx'), 'Engines', here) },
  { address: 'queue', permission: 'engines.read', words: msg`队列`, icon: ListOrdered, Part: lazyPart(() => import('../-engines/queue.tsx'), 'Queue', here) },
  { address: 'audit', permission: 'audit.read', words: msg`操作记录`, icon: ScrollText, Part: lazyPart(() => import('../-audit/audit.tsx'), 'Audit', here) },
]

const isOpenTo = (standing: Standing) => ({ permission }: Section) => permission === undefined || hasPermission(standing, permission)

export const sectionsOf = (standing: Standing): Section[] => sections.filter(isOpenTo(standing))

/** The section that an address below /admin means, and what stands behind it: 'people/<id>'. */
export function findSection(path: string, standing: Standing): { section: Section; id?: string } | undefined {
  const [address = '', id, ...more] = path.replace(/\/$/, '').split('/')
  const section = sections.find((known) => known.address === address)
  return section && more.length === 0 && isOpenTo(standing)(section) ? { section, ...(id && { id }) } : undefined
}
