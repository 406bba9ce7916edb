import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { contactRules } from '#contract/contact-rules.ts'
import { ContactForm } from '~/features/contact/contact-form.tsx'
import { topicWords } from '~/entities/contact/contact.words.ts'
import { useContactForm, type ContactForm as Form } from '~/features/contact/use-contact-form.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import styles from './business.module.css'

export function BusinessPage() {
  const { t } = useMacro()
  const form = useContactForm()
  return (
    <Page title={t`商务合作`} backTo="/square/account/user" className={styles.page}>
      <div className={styles.intro}>
        <h2 className={styles.headline}>
          <Trans>一起把想法画出来</Trans>
        </h2>
        <p className={styles.lead}>
          <Trans>无论是一个团队、一款产品还是一场活动，我们都愿意听听你的打算</Trans>
        </p>
        <Ways />
      </div>
      <section className={styles.contact}>{form.sent ? <Sent form={form} /> : <ContactForm form={form} />}</section>
    </Page>
  )
}

function Ways() {
  const { i18n } = useLingui()
  return (
    <ul className={styles.ways}>
      {contactRules.topics
        .filter((topic) => topic !== 'other')
        .map((topic) => {
          const { name, about, icon: Icon } = topicWords[topic]
          return (
            <li key={topic} className={styles.way}>
              <Icon aria-hidden />
              <div>
                <h3>{i18n._(name)}</h3>
                <p>{i18n._(about)}</p>
              </div>
            </li>
          )
        })}
    </ul>
  )
}

function Sent({ form }: { form: Form }) {
  return (
    <div className={styles.sent} role="status">
      <CircleCheck aria-hidden />
      <h2>
        <Trans>收到了，谢谢你</Trans>
      </h2>
      <p>
        <Trans>我们会按你留的方式联系你</Trans>
      </p>
      <Button onClick={form.again}>
        <Trans>再写一条</Trans>
      </Button>
    </div>
  )
}
