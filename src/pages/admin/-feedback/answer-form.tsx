import { useLingui } from '@lingui/react/macro'
import { Send } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { feedbackRules } from '#contract/feedback-rules.ts'
import { useDeskAction } from '~/features/desk/action/use-desk-action.ts'
import { errorText } from '~/shared/api/error-text.ts'
import { createRequestIds } from '~/shared/lib/request-ids.ts'
import { useKeptFields } from '~/shared/lib/use-kept-fields.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { TextArea } from '~/shared/ui/text-field/text-area.tsx'
import styles from './feedback.module.css'

const empty = { text: '' }

/** An answer as it is written; kept on the device until it was sent. */
export function AnswerForm({ id }: { id: string }) {
  const { t, i18n } = useLingui()
  const { fields, set, forget } = useKeptFields(`desk.feedback.${id}`, empty)
  const [requestIds] = useState(() => createRequestIds(`desk.feedback.${id}`))
  const answer = useDeskAction('deskFeedbackAnswer')
  const text = fields.text.trim()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text === '' || answer.isPending) return
    const done = () => {
      requestIds.answered()
      forget()
    }
    answer.mutate({ id, text, requestId: requestIds.of({ text }) }, { onSuccess: done })
  }
  return (
    <form className={styles.answer} onSubmit={send}>
      <TextArea
        label={t`你的回复`}
        value={fields.text}
        onChange={(next) => set({ text: next })}
        maximum={feedbackRules.textMax}
        rows={3}
        placeholder={t`对方会在消息里看到`}
        error={answer.error ? errorText(answer.error, i18n) : undefined}
      />
      <Button type="submit" tone="primary" icon={Send} loading={answer.isPending} disabled={text === ''}>{t`发送回复`}</Button>
    </form>
  )
}
