import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Work } from '#contract/entities.ts'
import { errorText } from '~/shared/api/error-text.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { Sheet } from '~/shared/ui/sheet/sheet.tsx'
import { Switch } from '~/shared/ui/switch/switch.tsx'
import { TextField } from '~/shared/ui/text-field/text-field.tsx'
import { TITLE_MAX } from './publish-sheet.tsx'
import styles from './work-actions.module.css'
import { useEdit } from './work.mutations.ts'

interface EditSheetProps {
  work: Work
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What the owner says of a work: its title, and whether members may read how it was made. */
export function EditSheet({ work, open, onOpenChange }: EditSheetProps) {
  const { t, i18n } = useLingui()
  const [title, setTitle] = useState(work.title)
  const [promptKept, setPromptKept] = useState(work.promptKept ?? false)
  const edit = useEdit()
  const save = () => edit.mutate({ id: work.id, title, promptKept }, { onSuccess: () => onOpenChange(false) })
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t`编辑作品`}
      placement="center"
      footer={
        <Button tone="primary" fullWidth size="large" loading={edit.isPending} onClick={save}>
          <Trans>保存修改</Trans>
        </Button>
      }
    >
      <div className={styles.publish}>
        <TextField
          label={t`标题`}
          value={title}
          onChange={setTitle}
          maximum={TITLE_MAX}
          showCounter
          placeholder={t`给它起个名字`}
          error={edit.error ? errorText(edit.error, i18n) : undefined}
        />
        <Switch label={t`隐藏创作描述`} hint={t`打开后，会员也看不到提示词和参数`} checked={promptKept} onChange={setPromptKept} />
      </div>
    </Sheet>
  )
}
