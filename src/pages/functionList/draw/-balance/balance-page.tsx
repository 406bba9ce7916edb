import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { causes } from '~/entities/points/cause.words.ts'
import { oneOf } from '~/shared/lib/search.ts'
import { ChipGroup } from '~/shared/ui/chip-group/chip-group.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import styles from './balance.module.css'
import { balanceViews, offeredViews, type BalanceView } from './balance-views.ts'
import { Expiring } from './expiring.tsx'
import { Movements } from './movements.tsx'

const route = getRouteApi('/functionList/draw/balance')

/** Where points came from and went, by days. */
export function BalancePage() {
  const { t, i18n } = useLingui()
  const search = route.useSearch()
  const view = oneOf(balanceViews, search.view) ?? 'all'
  const navigate = route.useNavigate()
  const labels = { all: t`全部`, in: t`收入`, out: t`支出`, expiring: t`将到期` }
  const labelOf = (value: BalanceView) => (value in labels ? labels[value as keyof typeof labels] : i18n._(causes[value as keyof typeof causes].name))
  const offered: readonly BalanceView[] = offeredViews.some((known) => known === view) ? offeredViews : [view, ...offeredViews]
  return (
    <Page width="reading" title={t`灵感值明细`} backTo="/functionSquare/wallet/index">
      <ChipGroup
        label={t`筛选`}
        value={view}
        onChange={(chosen) => void navigate({ search: chosen === 'all' ? {} : { view: chosen }, replace: true })}
        choices={offered.map((value) => ({ value, label: labelOf(value) }))}
        scroll
        className={styles.filter}
      />
      {view === 'expiring' ? <Expiring /> : <Movements key={view} filter={view} />}
    </Page>
  )
}
