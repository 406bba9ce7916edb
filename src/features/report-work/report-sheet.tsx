import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { reportConfig } from '#contract/desk-config.ts'
import { reportReasons, type ReportReason } from '#contract/report-reasons.ts'
import { reportWords } from '~/entities/report/report.words.ts'
import { FormError } from '~/entities/session/ui/form-error.tsx'
import { api } from '~/shared/api/api.ts'
import { fieldError } from '~/shared/api/field-error.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { ChipGroup } from '~/shared/ui/chip-group/chip-group.tsx'
import { Sheet } from '~/shared/ui/sheet/sheet.tsx'
import { TextArea } from '~/shared/ui/text-field/text-area.tsx'
import { toast } from '~/shared/ui/toast/toast.ts'
import styles from './report-sheet.module.css'

interface ReportSheetProps {
  id: string
  /** What it is about. */
  of?: 'work' | 'comment'
  onClose: () => void
}

/** Asks what is wrong with a work or a comment. */
export function ReportSheet({ id, of = 'work', onClose }: ReportSheetProps) {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const [reason, setReason] = useState<ReportReason | ''>('')
  const [note, setNote] = useState('')
  const send = useMutation({
    mutationFn: (reason: ReportReason) =>
      of === 'work' ? api('reportCreate', { workId: id, reason, note }, { quiet: true }) : api('commentReport', { id, reason, note }, { quiet: true }),
    onSuccess() {
      toast({ text: t`已收到，我们会尽快核实`, tone: 'success' })
      onClose()
    },
  })
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={of === 'work' ? t`这件作品有什么问题？` : t`这条评论有什么问题？`} placement="center">
      <div className={styles.form}>
        <ChipGroup
          label={t`举报的原因`}
          choices={reportReasons.map((value) => ({ value, label: i18n._(reportWords[value]) }))}
          value={reason as ReportReason}
          onChange={setReason}
        />
        <TextArea label={t`补充说明（可不填）`} value={note} onChange={setNote} maximum={reportConfig.noteMax} error={fieldError(send.error, 'note')} />
        <FormError errors={[send.error]} fields={['note']} />
        <Button tone="primary" size="large" fullWidth disabled={reason === ''} loading={send.isPending} onClick={() => reason !== '' && send.mutate(reason)}>
          {t`提交举报`}
        </Button>
      </div>
    </Sheet>
  )
}
