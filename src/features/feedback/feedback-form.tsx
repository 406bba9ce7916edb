import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { appConfig } from '#config'
import { feedbackRules } from '#contract/feedback-rules.ts'
import { kindWords } from '~/entities/feedback/feedback.words.ts'
import { ChipGroup } from '~/shared/ui/chip-group/chip-group.tsx'
import { Problem } from '~/shared/ui/problem/problem.tsx'
import { TextArea } from '~/shared/ui/text-field/text-area.tsx'
import { TextField } from '~/shared/ui/text-field/text-field.tsx'
import styles from './feedback.module.css'
import { PicturesField } from './pictures-field.tsx'
import type { FeedbackForm as Form } from './use-feedback-form.ts'

interface FeedbackFormProps {
  /** For the button that sends it from the page's bar. */
  id: string
  form: Form
  page: string | undefined
}

export function FeedbackForm({ id, form, page }: FeedbackFormProps) {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const { fields, set } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.sending && !form.uploading) form.send()
  }
  const kinds = feedbackRules.kinds.map((value) => ({ value, label: i18n._(kindWords[value].name) }))
  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      <ChipGroup label={t`反馈类型`} choices={kinds} value={fields.kind} onChange={(kind) => set({ kind })} />
      <TextArea
        label={t`你想告诉我们什么`}
        value={fields.text}
        onChange={(text) => set({ text })}
        maximum={feedbackRules.textMax}
        rows={6}
        placeholder={i18n._(kindWords[fields.kind].hint)}
        error={form.errorOf('text')}
      />
      <PicturesField form={form} />
      <TextField
        label={t`联系方式（选填）`}
        value={fields.contact}
        onChange={(contact) => set({ contact })}
        maximum={feedbackRules.contactMax}
        autoComplete="email"
        hint={t`电话或邮箱都可以，只用来回复这条反馈`}
        error={form.errorOf('contact')}
      />
      <Problem text={form.formError} />
      <p className={styles.quiet}>
        {page === undefined ? (
          <Trans>会一起发送：版本 {appConfig.appVersion} 和所用的平台</Trans>
        ) : (
          <Trans>
            会一起发送：版本 {appConfig.appVersion}、所用的平台和页面 {page}
          </Trans>
        )}
      </p>
    </form>
  )
}
