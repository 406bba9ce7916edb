import { useLingui } from '@lingui/react/macro'
import type { GivenCoupon } from '#contract/endpoints/desk/coupons.ts'
import { DeskTitle } from '~/features/desk/parts/desk-title.tsx'
import { PersonChip } from '~/features/desk/parts/person-chip.tsx'
import { Stack } from '~/features/desk/parts/stack.tsx'
import { When } from '~/features/desk/parts/when.tsx'
import { DataTable, type Column } from '~/features/desk/table/data-table.tsx'
import { useList } from '~/features/desk/use-list.ts'

/** Who has a coupon of a kind. */
export function GivenCoupons({ id }: { id: string }) {
  const { t } = useLingui()
  const query = useList('deskCouponsGiven', { id })
  const columns: Column<GivenCoupon>[] = [
    { id: 'owner', head: t`用户`, grow: true, cell: ({ owner }) => <PersonChip person={owner} /> },
    { id: 'used', head: t`使用时间`, cell: ({ usedAt }) => (usedAt === undefined ? t`还没有用` : <When at={usedAt} />) },
    { id: 'end', head: t`有效期到`, align: 'end', cell: ({ expiresAt }) => <When at={expiresAt} /> },
    { id: 'at', head: t`发放时间`, align: 'end', sorted: true, cell: ({ createdAt }) => <When at={createdAt} /> },
  ]
  return (
    <Stack>
      <DeskTitle title={t`已经发出的优惠券`} />
      <DataTable label={t`已经发出的优惠券`} columns={columns} query={query} keyOf={(coupon) => coupon.id} empty={t`这种优惠券还没有发给谁`} />
    </Stack>
  )
}
