import { Trans, useLingui } from '@lingui/react/macro'
import type { Session } from '#contract/endpoints/account.ts'
import { Badge } from '~/shared/ui/badge/badge.tsx'
import { Button } from '~/shared/ui/button/button.tsx'
import { ListRow } from '~/shared/ui/list-row/list-row.tsx'
import { deviceKinds } from './device.words.ts'
import { lastUsed } from './last-used.ts'

interface DeviceRowProps {
  device: Session
  /** When the list was read. */
  now: number
  onEnd: () => void
}

const listed = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ')

export function DeviceRow({ device, now, onEnd }: DeviceRowProps) {
  const { t, i18n } = useLingui()
  const { name, icon } = deviceKinds[device.platform]
  const title = listed(device.browser, device.system) || i18n._(name)
  return (
    <ListRow
      icon={icon}
      title={title}
      description={listed(device.place, device.current ? t`正在使用` : lastUsed(device.lastSeenAt, now, i18n.locale))}
      value={
        device.current ? (
          <Badge tone="accent">
            <Trans>这台设备</Trans>
          </Badge>
        ) : (
          <Button size="small" onClick={onEnd} aria-label={t`退出 ${title}`}>
            <Trans>退出</Trans>
          </Button>
        )
      }
    />
  )
}
