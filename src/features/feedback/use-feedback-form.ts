import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { appConfig } from '#config'
import { countCharacters } from '#contract/characters.ts'
import type { Upload } from '#contract/entities.ts'
import { feedbackRules, type FeedbackKind } from '#contract/feedback-rules.ts'
import { refreshFeedback } from '~/entities/feedback/feedback.queries.ts'
import { api } from '~/shared/api/api.ts'
import { errorText } from '~/shared/api/error-text.ts'
import { fieldError } from '~/shared/api/field-error.ts'
import { browserPlatform } from '~/shared/lib/platform.ts'
import { createRequestIds } from '~/shared/lib/request-ids.ts'
import { useKeptFields } from '~/shared/lib/use-kept-fields.ts'
import { usePictures } from './use-pictures.ts'

const empty = { kind: 'problem' as FeedbackKind, text: '', contact: '', pictures: [] as readonly Upload[] }
const formFields = ['text', 'contact', 'pictures']

interface FeedbackStart {
  kind: FeedbackKind | undefined
  /** The page that it is about. */
  page: string | undefined
  /** Runs what only a logged-in person may do; a visitor is asked to log in. */
  asPerson: (action: () => void) => void
}

/** Feedback as it is being written, and the way to send it; all of it is kept on the device until it was sent. */
export function useFeedbackForm({ kind, page, asPerson }: FeedbackStart, onSent: (id: string) => void) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const { fields, set, forget } = useKeptFields('feedback', empty, kind && { kind })
  const pictures = usePictures((upload) => set(({ pictures: arrived }) => ({ pictures: [...arrived, upload] })))
  const [requestIds] = useState(() => createRequestIds('feedback'))
  const [tried, setTried] = useState(false)

  const sending = useMutation({
    mutationFn: () => {
      const about = { version: appConfig.appVersion, platform: browserPlatform(), page }
      const content = { ...fields, pictures: fields.pictures.map(({ id }) => id), about }
      return api('feedbackCreate', { ...content, requestId: requestIds.of(content) }, { quiet: true })
    },
    onSuccess: ({ id }) => {
      requestIds.answered()
      forget()
      void refreshFeedback(queryClient)
      onSent(id)
    },
  })

  const { textMax, picturesMost, filmsMost } = feedbackRules
  const films = fields.pictures.filter(({ film }) => film).length
  const problems: Record<string, string | undefined> = {
    text: fields.text.trim() === '' ? t`先写几句吧` : countCharacters(fields.text.trim()) > textMax ? t`最多 ${textMax} 个字，请删减一些` : undefined,
    pictures: pictures.waiting.some(({ failed }) => failed) ? t`有文件没传上，请重试或移除` : films > filmsMost ? t`只能附一段录屏，请移除一段` : undefined,
  }
  const errorOf = (field: string) => (tried ? problems[field] : undefined) ?? fieldError(sending.error, field)
  return {
    fields,
    set: (change: Partial<typeof empty>) => {
      if (sending.isError) sending.reset()
      set(change)
    },
    pictures,
    asPerson,
    /** Pictures that may still be added. */
    room: picturesMost - fields.pictures.length - pictures.waiting.length,
    errorOf,
    formError: sending.error && !formFields.some((field) => fieldError(sending.error, field)) ? errorText(sending.error, i18n) : undefined,
    /** Pictures are on their way: they go with it. */
    uploading: pictures.waiting.some(({ failed }) => !failed),
    sending: sending.isPending,
    send: () =>
      asPerson(() => {
        setTried(true)
        if (!Object.values(problems).some(Boolean)) sending.mutate()
      }),
  }
}

export type FeedbackForm = ReturnType<typeof useFeedbackForm>
