import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { feedbackRules } from '#contract/feedback-rules.ts'
import { feedbackQuery, refreshFeedback } from '~/entities/feedback/feedback.queries.ts'
import { api } from '~/shared/api/api.ts'
import { errorText } from '~/shared/api/error-text.ts'
import { createRequestIds } from '~/shared/lib/request-ids.ts'
import { useKeptFields } from '~/shared/lib/use-kept-fields.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { TextArea } from '~/shared/ui/text-field/text-area.tsx'
import styles from './thread.module.css'

const empty = { text: '' }

/** Something more about one's feedback; kept on the device until it was sent. */
export function AddReply({ id, answered }: { id: string; answered: boolean }) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const { fields, set, forget } = useKeptFields(`feedback.${id}`, empty)
  const [requestIds] = useState(() => createRequestIds(`feedback.${id}`))
  const sending = useMutation({
    mutationFn: (text: string) => api('feedbackReply', { id, text, requestId: requestIds.of({ text }) }, { quiet: true }),
    onSuccess: (item) => {
      requestIds.answered()
      forget()
      queryClient.setQueryData(feedbackQuery(id).queryKey, item)
      void refreshFeedback(queryClient)
    },
  })
  const text = fields.text.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text !== '' && !sending.isPending) sending.mutate(text)
  }
  return (
    <form className={styles.add} onSubmit={submit}>
      <TextArea
        label={answered ? t`继续说` : t`补充`}
        value={fields.text}
        onChange={(next) => set({ text: next })}
        maximum={feedbackRules.textMax}
        rows={3}
        placeholder={t`还有什么要告诉我们的？`}
        error={sending.error ? errorText(sending.error, i18n) : undefined}
      />
      <Button type="submit" loading={sending.isPending} disabled={text === ''}>
        <Trans>发送</Trans>
      </Button>
    </form>
  )
}
