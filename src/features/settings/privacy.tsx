import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Eraser } from 'lucide-react'
import { useState } from 'react'
import { usePrivacyConsent } from '~/entities/session/session-store.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { Card } from '~/shared/ui/card/card.tsx'
import { ConfirmDialog } from '~/shared/ui/confirm-dialog/confirm-dialog.tsx'
import { ListRowButton } from '~/shared/ui/list-row/list-row.tsx'
import { Switch } from '~/shared/ui/switch/switch.tsx'
import { toast } from '~/shared/ui/toast/toast.ts'
import { clearLocalData } from './clear-local-data.ts'
import { PhotosStay } from './photos-stay.tsx'
import styles from './settings.module.css'

/** What may be recorded, and what this device keeps. */
export function Privacy() {
  const { t } = useLingui()
  const [consent, setConsent] = usePrivacyConsent()
  const { data: user } = useQuery(userQuery)
  const [asking, setAsking] = useState(false)
  const clear = () => {
    clearLocalData()
    setAsking(false)
    toast({ text: t`已清除`, tone: 'success' })
  }
  return (
    <Card title={t`隐私`} flush>
      {user && <PhotosStay user={user} />}
      <div className={styles.switch}>
        <Switch
          label={t`允许记录使用情况`}
          hint={t`只用来改进产品，随时可以关闭`}
          checked={consent === true}
          onChange={setConsent}
        />
      </div>
      <ListRowButton
        icon={Eraser}
        title={t`清除本机数据`}
        description={t`草稿、写过的描述、预设和还没发送的使用记录`}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`清除本机数据？`}
        description={t`草稿、写过的描述、存下的预设和上次的设置会消失；账号、作品和登录都不受影响。`}
        confirmLabel={t`清除`}
        danger
        onConfirm={clear}
      />
    </Card>
  )
}
