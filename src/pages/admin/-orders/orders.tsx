import { useLingui } from '@lingui/react/macro'
import { orderViews } from '#contract/endpoints/desk/order-views.ts'
import { ChoiceFilter } from '~/features/desk/filters/choice-filter.tsx'
import { FilterBar } from '~/features/desk/filters/filter-bar.tsx'
import { SearchFilter } from '~/features/desk/filters/search-filter.tsx'
import { DeskTitle } from '~/features/desk/parts/desk-title.tsx'
import { Stack } from '~/features/desk/parts/stack.tsx'
import { useDeskSearch } from '~/features/desk/use-desk-search.ts'
import { oneOf } from '~/shared/lib/search.ts'
import { OrderPage } from './order-page.tsx'
import { OrderTable } from './order-table.tsx'

/** Orders, and behind each its own page. */
export const Orders = ({ id }: { id?: string }) => (id === undefined ? <OrderList /> : <OrderPage id={id} />)

function OrderList() {
  const { t } = useLingui()
  const { text } = useDeskSearch()
  const search = text('search')
  const view = search === '' ? (oneOf(orderViews, text('view')) ?? 'all') : 'all'
  return (
    <Stack>
      <DeskTitle title={t`订单`} note={t`按订单编号或支付平台的流水号查找，要写完整`} />
      <FilterBar>
        <SearchFilter name="search" label={t`找订单`} placeholder={t`订单编号或支付流水号`} />
        {search === '' && (
          <ChoiceFilter
            name="view"
            label={t`显示哪些订单`}
            choices={[
              { value: 'all', label: t`全部` },
              { value: 'held', label: t`待核对` },
              { value: 'paid', label: t`已支付` },
              { value: 'paying', label: t`待支付` },
              { value: 'created', label: t`未发起支付` },
              { value: 'closed', label: t`已关闭` },
              { value: 'refunded', label: t`已退款` },
            ]}
          />
        )}
      </FilterBar>
      <OrderTable
        request={{ view, search }}
        empty={search === '' ? t`这里还没有订单，换一个分类看看` : t`没有这个编号的订单；编号要写完整，在用户的充值明细里可以复制`}
      />
    </Stack>
  )
}
