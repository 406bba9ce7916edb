import { useLingui } from '@lingui/react/macro'
import type { Broadcast } from '#contract/endpoints/desk/broadcasts.ts'
import { Badge } from '~/shared/ui/badge/badge.tsx'

export function BroadcastState({ broadcast: { withdrawnAt } }: { broadcast: Pick<Broadcast, 'withdrawnAt'> }) {
  const { t } = useLingui()
  return withdrawnAt === undefined ? <Badge tone="success">{t`已发送`}</Badge> : <Badge>{t`已撤回`}</Badge>
}
