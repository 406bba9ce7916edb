import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Work } from '#contract/entities.ts'
import { thumbnailOf } from '~/shared/lib/thumbnail.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { Sheet } from '~/shared/ui/sheet/sheet.tsx'
import { TextField } from '~/shared/ui/text-field/text-field.tsx'
import styles from './work-actions.module.css'
import { usePublish } from './work.mutations.ts'

interface PublishSheetProps {
  work: Work
  open: boolean
  onOpenChange: (open: boolean) => void
}

export const TITLE_MAX = 60

export function PublishSheet({ work, open, onOpenChange }: PublishSheetProps) {
  const { t } = useLingui()
  const [title, setTitle] = useState(work.title)
  const publish = usePublish()
  const send = () => publish.mutate({ id: work.id, visibility: 'public', title }, { onSuccess: () => onOpenChange(false) })
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t`发布到广场`}
      placement="center"
      footer={
        <Button tone="primary" fullWidth size="large" loading={publish.isPending} onClick={send}>
          <Trans>发布</Trans>
        </Button>
      }
    >
      <div className={styles.publish}>
        <img src={thumbnailOf(work)} alt="" className={styles.publishPicture} />
        <TextField label={t`标题`} value={title} onChange={setTitle} maximum={TITLE_MAX} showCounter placeholder={t`给它起个名字`} />
        <p className={styles.note}>
          <Trans>所有人都能看到这幅作品和你的昵称；创作描述只有你和会员能看到。随时可以收回。</Trans>
        </p>
      </div>
    </Sheet>
  )
}
