import { useLingui } from '@lingui/react/macro'
import { LogOut, MonitorX, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useSession, useSessionState } from '~/entities/session/session-provider.tsx'
import { ConfirmDialog } from '~/shared/ui/confirm-dialog/confirm-dialog.tsx'
import { ListRowButton } from '~/shared/ui/list-row/list-row.tsx'

interface LogOutRowProps {
  /** Ends the sessions of all devices, this one included. */
  everywhere?: boolean
}

export function LogOutRow({ everywhere = false }: LogOutRowProps) {
  const { t } = useLingui()
  const session = useSession()
  const leaving = useSessionState() === 'loggingOut'
  const [asking, setAsking] = useState(false)
  const words = everywhere
    ? { row: t`退出所有设备`, question: t`退出所有设备？`, description: t`包括这台设备，每台都要重新登录。作品和灵感值都会保留。` }
    : { row: t`退出登录`, question: t`退出登录？`, description: t`作品和灵感值都会保留，下次登录还在。` }
  const icon: LucideIcon = everywhere ? MonitorX : LogOut
  return (
    <>
      <ListRowButton icon={icon} title={words.row} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.question}
        description={words.description}
        confirmLabel={t`退出`}
        loading={leaving}
        onConfirm={() => {
          setAsking(false)
          session.send({ type: 'LOG_OUT', everywhere })
        }}
      />
    </>
  )
}
