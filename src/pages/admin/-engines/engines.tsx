import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { EngineState } from '#contract/endpoints/desk/engines.ts'
import { DeskLink } from '~/features/desk/desk-link.tsx'
import { Answer } from '~/features/desk/parts/answer.tsx'
import { DeskTitle } from '~/features/desk/parts/desk-title.tsx'
import { Facts } from '~/features/desk/parts/facts.tsx'
import { Panel, Stack } from '~/features/desk/parts/stack.tsx'
import { Badge, type BadgeProps } from '~/shared/ui/badge/badge.tsx'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'
import { enginesQuery } from './engine.queries.ts'
import { OfferTable } from './offer-table.tsx'
import styles from './engines.module.css'

const tones: Record<EngineState['state'], BadgeProps['tone']> = { ready: 'success', starting: 'accent', resting: 'gold', failing: 'error' }

/** The engines that make creations, and how they are. */
export function Engines() {
  const { t } = useLingui()
  const query = useQuery(enginesQuery)
  return (
    <Stack>
      <DeskTitle title={t`引擎`} note={t`当前进程看到的状态；时间取自每种玩法最近 50 次创作`} />
      <Answer query={query}>
        {({ rows }) => (rows.length === 0 ? <EmptyState text={t`没有配置引擎`} /> : <Stack>{rows.map((engine) => <EnginePanel key={engine.id} engine={engine} />)}</Stack>)}
      </Answer>
    </Stack>
  )
}

function EnginePanel({ engine }: { engine: EngineState }) {
  const { t } = useLingui()
  const { state, offers } = engine
  const words = { ready: t`正常`, starting: t`启动中`, resting: t`熔断中，稍后自动重试`, failing: t`无法使用` }
  return (
    <Panel title={engine.name} aside={<Badge tone={tones[state]}>{words[state]}</Badge>}>
      {engine.message && <p className={styles.message}>{engine.message}</p>}
      <Facts
        facts={[
          { name: t`能做`, value: t`${offers.length} 种` },
          { name: t`24 小时内失败`, value: engine.failures === 0 ? 0 : <DeskLink to="queue" search={{ engine: engine.id }} className={styles.failures}>{engine.failures}</DeskLink> },
          { name: t`通道`, value: [...new Set(offers.map(({ lane }) => lane))].join(', ') },
        ]}
      />
      {offers.length > 0 && (
        <details className={styles.offers}>
          <summary>{t`每种玩法的模型和用时`}</summary>
          <OfferTable offers={offers} />
        </details>
      )}
    </Panel>
  )
}
