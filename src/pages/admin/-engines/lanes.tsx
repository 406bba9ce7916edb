import { useLingui } from '@lingui/react/macro'
import type { Lane } from '#contract/endpoints/desk/engines.ts'
import { Facts } from '~/features/desk/parts/facts.tsx'
import { Panel } from '~/features/desk/parts/stack.tsx'
import { When } from '~/features/desk/parts/when.tsx'

/** How full each lane of the queue is. */
export function Lanes({ lanes }: { lanes: readonly Lane[] }) {
  const { t } = useLingui()
  return lanes.map(({ lane, places, waiting, capped, running, oldest }) => (
    <Panel key={lane} title={t`通道 ${lane}`}>
      <Facts
        facts={[
          { name: t`排队`, value: capped ? `${waiting}+` : waiting },
          { name: t`正在进行`, value: running },
          { name: t`本进程同时可做`, value: places },
          oldest !== undefined && { name: t`等得最久的，始于`, value: <When at={oldest} /> },
        ]}
      />
    </Panel>
  ))
}
