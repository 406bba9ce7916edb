import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { APPEAL_MAX } from '#contract/moderation-reasons.ts'
import { FormError } from '~/entities/session/ui/form-error.tsx'
import { fieldError } from '~/shared/api/field-error.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { Sheet } from '~/shared/ui/sheet/sheet.tsx'
import { TextArea } from '~/shared/ui/text-field/text-area.tsx'
import { toast } from '~/shared/ui/toast/toast.ts'
import { useAppeal } from './work-standing.queries.ts'
import styles from './work-standing.module.css'

interface AppealSheetProps {
  id: string
  hidden: boolean
  onClose: () => void
}

/** The owner's own words to whoever looks at the work. */
export function AppealSheet({ id, hidden, onClose }: AppealSheetProps) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const appeal = useAppeal(id)
  const send = () =>
    appeal.mutate(words.trim(), {
      onSuccess() {
        toast({ text: t`已收到，我们会尽快回复`, tone: 'success' })
        onClose()
      },
    })
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={hidden ? t`申诉` : t`补充说明`}
      placement="center"
      footer={
        <Button tone="primary" fullWidth size="large" disabled={words.trim() === ''} loading={appeal.isPending} onClick={send}>
          {t`提交`}
        </Button>
      }
    >
      <div className={styles.form}>
        <p>{t`告诉我们画的是什么、为什么可以公开。每次只能提交一回，会由人来看。`}</p>
        <TextArea label={t`你想说的`} value={words} onChange={setWords} maximum={APPEAL_MAX} error={fieldError(appeal.error, 'words')} />
        <FormError errors={[appeal.error]} fields={['words']} />
      </div>
    </Sheet>
  )
}
