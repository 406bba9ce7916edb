import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { countCharacters } from '#contract/characters.ts'
import { contactRules, type ContactTopic } from '#contract/contact-rules.ts'
import { api } from '~/shared/api/api.ts'
import { errorText } from '~/shared/api/error-text.ts'
import { fieldError } from '~/shared/api/field-error.ts'
import { createRequestIds } from '~/shared/lib/request-ids.ts'
import { useKeptFields } from '~/shared/lib/use-kept-fields.ts'

const empty = { topic: 'enterprise' as ContactTopic, company: '', name: '', reach: '', text: '', website: '' }
type Field = keyof typeof empty

/** An inquiry as it is being written, and the way to send it; it is kept on the device until it was sent. */
export function useContactForm() {
  const { t, i18n } = useLingui()
  const { fields, set, forget } = useKeptFields('contact', empty)
  const [requestIds] = useState(() => createRequestIds('contact'))
  const [tried, setTried] = useState(false)
  const sending = useMutation({
    mutationFn: () => api('contactCreate', { ...fields, requestId: requestIds.of(fields) }, { quiet: true }),
    onSuccess: () => {
      requestIds.answered()
      setTried(false)
      forget()
    },
  })

  const missing = (field: 'name' | 'reach' | 'text', words: string) => (fields[field].trim() === '' ? words : undefined)
  const { textMax } = contactRules
  const tooLong = countCharacters(fields.text.trim()) > textMax
  const problems: Partial<Record<Field, string | undefined>> = {
    name: missing('name', t`怎么称呼你？`),
    reach: missing('reach', t`留个电话或邮箱，我们才能回复你`),
    text: missing('text', t`说说你的想法吧`) ?? (tooLong ? t`最多 ${textMax} 个字，请删减一些` : undefined),
  }
  const errorOf = (field: Field) => (tried ? problems[field] : undefined) ?? fieldError(sending.error, field)
  const atField = Object.keys(empty).some((field) => fieldError(sending.error, field))
  return {
    fields,
    set: (change: Partial<typeof empty>) => {
      if (sending.isError) sending.reset()
      set(change)
    },
    errorOf,
    formError: sending.error && !atField ? errorText(sending.error, i18n) : undefined,
    sending: sending.isPending,
    sent: sending.isSuccess,
    /** After one was sent. */
    again: sending.reset,
    send: () => {
      setTried(true)
      if (!Object.values(problems).some(Boolean)) sending.mutate()
    },
  }
}

export type ContactForm = ReturnType<typeof useContactForm>
