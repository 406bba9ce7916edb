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

/** Asks what is wrong with a work. */
export function ReportSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const [reason, setReason] = useState<ReportReason | ''>('')
  const [note, setNote] = useState('')
  const send = useMutation({
    mutationFn: (chosen: ReportReason) => api('reportCreate', { workId: id, reason: chosen, note }, { quiet: true }),
    onSuccess() {
      toast({ text: t`已收到，我们会尽快核实`, tone: 'success' })
      onClose()
    },
  })
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t`这件作品有什么问题？`} placement="center">
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
