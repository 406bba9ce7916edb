import { Trans, useLingui } from '@lingui/react/macro'
import type { ProviderId } from '#contract/payment-providers.ts'
import { providerWords } from '~/entities/order/order.words.ts'
import { Card } from '~/shared/ui/card/card.tsx'
import { ChipGroup } from '~/shared/ui/chip-group/chip-group.tsx'

interface ProvidersProps {
  providers: readonly ProviderId[]
  value: ProviderId
  onChange: (provider: ProviderId) => void
}

/** The ways to pay, where there are several. */
export function Providers({ providers, value, onChange }: ProvidersProps) {
  const { t, i18n } = useLingui()
  return (
    <Card title={<Trans>支付方式</Trans>}>
      <ChipGroup label={t`支付方式`} choices={providers.map((id) => ({ value: id, label: i18n._(providerWords[id]) }))} value={value} onChange={onChange} />
    </Card>
  )
}
