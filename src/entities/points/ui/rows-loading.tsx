import { useLingui } from '@lingui/react/macro'
import { ListRow } from '~/shared/ui/list-row/list-row.tsx'
import { Skeleton } from '~/shared/ui/skeleton/skeleton.tsx'

/** Movements on their way. */
export function RowsLoading({ count = 6 }: { count?: number }) {
  const { t } = useLingui()
  return (
    <div aria-busy>
      <p className="visually-hidden" role="status">{t`正在加载`}</p>
      {Array.from({ length: count }, (_, at) => (
        <ListRow
          key={at}
          lead={<Skeleton width="44px" height="44px" />}
          title={<Skeleton shape="line" width={at % 2 ? '6em' : '8em'} />}
          description={<Skeleton shape="line" width="5em" />}
          value={<Skeleton shape="line" width="2em" />}
        />
      ))}
    </div>
  )
}
