import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { Session } from '#contract/endpoints/account.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { Card } from '~/shared/ui/card/card.tsx'
import { ConfirmDialog } from '~/shared/ui/confirm-dialog/confirm-dialog.tsx'
import { ListRow, ListRowButton } from '~/shared/ui/list-row/list-row.tsx'
import { Skeleton } from '~/shared/ui/skeleton/skeleton.tsx'
import { devicesQuery, useEndDevices } from './device.queries.ts'
import { DeviceRow } from './device-row.tsx'

/** Where the person is logged in. Asked for in the browser alone: how long ago something was is nothing for the server to say. */
export function Devices() {
  const { t } = useLingui()
  const { data, dataUpdatedAt, isError, refetch } = useQuery(devicesQuery)
  const [asking, setAsking] = useState<readonly Session[]>([])
  const end = useEndDevices()
  const others = (data ?? []).filter((device) => !device.current)
  const confirm = () => end.mutate(asking.map(({ id }) => id), { onSettled: () => setAsking([]) })
  return (
    <Card
      title={t`登录的设备`}
      flush
      aside={
        others.length > 1 && (
          <Button size="small" tone="quiet" onClick={() => setAsking(others)}>
            <Trans>退出其他设备</Trans>
          </Button>
        )
      }
    >
      {data?.map((device) => (
        <DeviceRow key={device.id} device={device} now={dataUpdatedAt} onEnd={() => setAsking([device])} />
      ))}
      {!data && (isError ? <ListRowButton icon={RefreshCw} title={t`没能读到设备，点击重试`} onClick={() => void refetch()} /> : <Loading />)}
      <ConfirmDialog
        open={asking.length > 0}
        onOpenChange={(open) => !open && setAsking([])}
        title={asking.length > 1 ? t`退出其他设备？` : t`让这台设备退出登录？`}
        description={t`那边再次使用时需要重新登录，你现在用的设备不受影响。`}
        confirmLabel={t`退出`}
        loading={end.isPending}
        onConfirm={confirm}
      />
    </Card>
  )
}

function Loading() {
  return (
    <div aria-busy>
      <ListRow lead={<Skeleton shape="circle" width="24px" height="24px" />} title={<Skeleton shape="line" width="10em" />} />
    </div>
  )
}
