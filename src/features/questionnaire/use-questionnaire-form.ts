import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '~/shared/api/api.ts'
import { randomUuid } from '~/shared/lib/random.ts'
import { showUploadError } from '~/shared/ui/toast/call-error.ts'
import type { Purpose } from './questionnaire.words.ts'

/** The answers as they are given, and the way to send them. */
export function useQuestionnaireForm(onSent: () => void) {
  const { i18n } = useLingui()
  // Made once: answers that are sent again after a lost connection are stored once.
  const [id] = useState(randomUuid)
  const [satisfaction, setSatisfaction] = useState<number>()
  const [purposes, setPurposes] = useState<Purpose[]>([])
  const [words, setWords] = useState('')
  const [share, setShare] = useState(0)

  const picture = useMutation({
    mutationFn: async (file: File) => {
      const { cloud } = await import('~/shared/cloud/cloud.ts')
      return cloud.uploadFile({ cloudPath: `questionnaire/${id}/${randomUuid()}`, file, onProgress: setShare })
    },
    onError: (error) => showUploadError(error, i18n),
  })
  const sending = useMutation({
    mutationFn: (chosen: number) =>
      api('questionnaireSubmit', { id, satisfaction: chosen, purposes, words, fileId: picture.data?.fileId }, { quiet: true }),
    onSuccess: onSent,
  })

  return {
    satisfaction,
    setSatisfaction,
    purposes,
    togglePurpose: (purpose: Purpose) =>
      setPurposes((chosen) => (chosen.includes(purpose) ? chosen.filter((other) => other !== purpose) : [...chosen, purpose])),
    words,
    setWords,
    picture,
    /** Of the picture, 0..1. */
    share,
    sending,
    /** Whether there is enough to send. */
    send: (): boolean => {
      if (satisfaction !== undefined) sending.mutate(satisfaction)
      return satisfaction !== undefined
    },
  }
}

export type QuestionnaireForm = ReturnType<typeof useQuestionnaireForm>
