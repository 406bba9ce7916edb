import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { appConfig, type Locale } from '#config'
import type { DeskOffer } from '#contract/endpoints/desk/shop.ts'
import { DeskTitle } from '~/features/desk/parts/desk-title.tsx'
import { Stack } from '~/features/desk/parts/stack.tsx'
import { When } from '~/features/desk/parts/when.tsx'
import { DataTable, type Column } from '~/features/desk/table/data-table.tsx'
import { useList } from '~/features/desk/use-list.ts'
import { money } from '~/shared/lib/money.ts'
import { Badge } from '~/shared/ui/badge/badge.tsx'
import { OfferAction } from './offer-action.tsx'

/** What is sold: packages of points, and memberships. */
export function Shop() {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const query = useList('deskOffers', {})
  const nameOf = ({ name }: DeskOffer) => name[i18n.locale as Locale] || name[appConfig.defaultLocale]
  const columns: Column<DeskOffer>[] = [
    { id: 'name', head: t`名称`, grow: true, cell: nameOf },
    { id: 'worth', head: t`内容`, cell: ({ product, points, months }) => (product === 'points' ? t`${points} 灵感值` : t`会员 ${months} 个月`) },
    { id: 'price', head: t`售价`, align: 'end', cell: ({ price }) => money(i18n, price) },
    { id: 'state', head: t`状态`, cell: (offer) => <OfferState offer={offer} /> },
    { id: 'position', head: t`顺序`, align: 'end', cell: ({ position }) => position },
    { id: 'at', head: t`上次修改`, align: 'end', cell: ({ updatedAt }) => <When at={updatedAt} /> },
    { id: 'do', head: '', align: 'end', cell: (offer) => <OfferAction offer={offer} /> },
  ]
  return (
    <Stack>
      <DeskTitle title={t`套餐`} note={t`改价立即生效；已经下的订单按下单时的价格和内容`} actions={<OfferAction />} />
      <DataTable label={t`套餐`} columns={columns} query={query} keyOf={({ id }) => id} empty={t`还没有可卖的套餐，新建一个吧`} />
    </Stack>
  )
}

function OfferState({ offer: { active, recommended } }: { offer: DeskOffer }) {
  const { t } = useLingui()
  if (!active) return <Badge>{t`已下架`}</Badge>
  return recommended ? <Badge tone="gold">{t`推荐`}</Badge> : <Badge tone="success">{t`在售`}</Badge>
}
