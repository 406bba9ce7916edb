import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { contactRules } from '#contract/contact-rules.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { ChipGroup } from '~/shared/ui/chip-group/chip-group.tsx'
import { Problem } from '~/shared/ui/problem/problem.tsx'
import { TextArea } from '~/shared/ui/text-field/text-area.tsx'
import { TextField } from '~/shared/ui/text-field/text-field.tsx'
import styles from './contact.module.css'
import { topicWords } from '~/entities/contact/contact.words.ts'
import type { ContactForm as Form } from './use-contact-form.ts'

export function ContactForm({ form }: { form: Form }) {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const { fields, set, errorOf } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.sending) form.send()
  }
  const topics = contactRules.topics.map((value) => ({ value, label: i18n._(topicWords[value].name) }))
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <ChipGroup label={t`合作方向`} choices={topics} value={fields.topic} onChange={(topic) => set({ topic })} />
      <div className={styles.pair}>
        <TextField
          label={t`你的称呼`}
          value={fields.name}
          onChange={(name) => set({ name })}
          maximum={contactRules.nameMax}
          autoComplete="name"
          error={errorOf('name')}
        />
        <TextField
          label={t`公司或团队（选填）`}
          value={fields.company}
          onChange={(company) => set({ company })}
          maximum={contactRules.companyMax}
          autoComplete="organization"
          error={errorOf('company')}
        />
      </div>
      <TextField
        label={t`电话或邮箱`}
        value={fields.reach}
        onChange={(reach) => set({ reach })}
        maximum={contactRules.reachMax}
        autoComplete="email"
        error={errorOf('reach')}
      />
      <TextArea
        label={t`想怎么合作`}
        value={fields.text}
        onChange={(text) => set({ text })}
        maximum={contactRules.textMax}
        rows={5}
        placeholder={t`你们做什么、想用 Inkling 做什么、大概什么时候`}
        error={errorOf('text')}
      />
      {/* People do not see it; what programs write here gives them away. */}
      <div className={styles.unseen} aria-hidden>
        <label>
          Website
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={fields.website}
            onChange={({ target }) => set({ website: target.value })}
          />
        </label>
      </div>
      <Problem text={form.formError} />
      <div className={styles.send}>
        <Button type="submit" tone="primary" size="large" loading={form.sending}>
          <Trans>发送</Trans>
        </Button>
        <p className={styles.quiet}>
          <Trans>联系方式只用来回复这次合作</Trans>
        </p>
      </div>
    </form>
  )
}
