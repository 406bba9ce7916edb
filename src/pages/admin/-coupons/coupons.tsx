import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { Locale } from '#config'
import type { CouponTemplate } from '#contract/endpoints/desk/coupons.ts'
import { conditionsOf, offerWords } from '~/entities/coupon/coupon-words.ts'
import { FilterBar } from '~/features/desk/filters/filter-bar.tsx'
import { SearchFilter } from '~/features/desk/filters/search-filter.tsx'
import { DeskTitle } from '~/features/desk/parts/desk-title.tsx'
import { Stack } from '~/features/desk/parts/stack.tsx'
import { When } from '~/features/desk/parts/when.tsx'
import { DataTable, type Column } from '~/features/desk/table/data-table.tsx'
import { useDeskSearch } from '~/features/desk/use-desk-search.ts'
import { useList } from '~/features/desk/use-list.ts'
import { Badge } from '~/shared/ui/badge/badge.tsx'
import { ActiveAction } from './active-action.tsx'
import { GiveAction } from './give-action.tsx'
import { GivenCoupons } from './given-coupons.tsx'
import { TemplateAction } from './template-action.tsx'
import styles from './coupons.module.css'

/** Kinds of coupons, and behind each who has one. */
export const Coupons = ({ id }: { id?: string }) => (id === undefined ? <CouponList /> : <GivenCoupons id={id} />)

function CouponList() {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const { text } = useDeskSearch()
  const search = text('search')
  const query = useList('deskCoupons', { search })
  const columns: Column<CouponTemplate>[] = [
    { id: 'name', head: t`名称`, cell: ({ names }) => names[i18n.locale as Locale] },
    { id: 'offer', head: t`优惠`, cell: ({ terms }) => offerWords(terms.offer, i18n) },
    { id: 'terms', head: t`条件`, grow: true, cell: ({ terms }) => conditionsOf(terms, i18n).join(' · ') },
    { id: 'end', head: t`有效期`, cell: (template) => <End template={template} /> },
    { id: 'given', head: t`已发`, align: 'end', cell: ({ given, total }) => (total === undefined ? given : `${given} / ${total}`) },
    { id: 'state', head: t`状态`, cell: ({ active }) => (active ? <Badge tone="success">{t`发放中`}</Badge> : <Badge>{t`已停发`}</Badge>) },
    {
      id: 'do',
      head: '',
      align: 'end',
      cell: (template) => (
        <span className={styles.actions}>
          <GiveAction template={template} />
          <TemplateAction template={template} />
          <ActiveAction template={template} />
        </span>
      ),
    },
  ]
  return (
    <Stack>
      <DeskTitle title={t`优惠券`} note={t`修改和停发只影响之后发的；已经到手的照旧能用`} actions={<TemplateAction />} />
      <FilterBar>
        <SearchFilter name="search" label={t`找优惠券`} placeholder={t`名称或代号的一部分`} />
      </FilterBar>
      <DataTable
        label={t`优惠券`}
        columns={columns}
        query={query}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `coupons/${id}`}
        empty={search === '' ? t`还没有优惠券，新建一种吧` : t`没有找到“${search}”`}
      />
    </Stack>
  )
}

/** How long one is good. */
function End({ template: { days, until } }: { template: CouponTemplate }) {
  const { t } = useLingui()
  return (
    <>
      {days !== undefined && t`领取后 ${days} 天`}
      {days !== undefined && until !== undefined && ' · '}
      {until !== undefined && <When at={until} />}
    </>
  )
}
