import { useLingui } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import { Card } from '../card/card.tsx'
import { ListRow, ListRowButton } from '../list-row/list-row.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'

const ROWS = 6

/** Stands where a list will: its shape while it is on its way, and the way to ask again where it did not come. */
export function ListAwaited({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const { t } = useLingui()
  if (failed) return <ListRowButton icon={RefreshCw} title={t`没能读到列表，点击重试`} onClick={onRetry} />
  return (
    <div aria-busy>
      <Card flush>
        {Array.from({ length: ROWS }, (_, row) => (
          <ListRow
            key={row}
            lead={<Skeleton width="44px" height="44px" />}
            title={<Skeleton shape="line" width="40%" />}
            description={<Skeleton shape="line" width="75%" />}
          />
        ))}
      </Card>
    </div>
  )
}
