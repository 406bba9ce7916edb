import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Inquiry } from '#contract/endpoints/desk/contact.ts'
import { topicWords } from '~/entities/contact/contact.words.ts'
import { AuditList } from '~/features/desk/audit/audit-list.tsx'
import { Answer } from '~/features/desk/parts/answer.tsx'
import { DeskTitle } from '~/features/desk/parts/desk-title.tsx'
import { Written } from '~/features/desk/parts/written.tsx'
import { Facts } from '~/features/desk/parts/facts.tsx'
import { Panel, Stack } from '~/features/desk/parts/stack.tsx'
import { When } from '~/features/desk/parts/when.tsx'
import { usePermitted } from '~/features/desk/standing.queries.ts'
import styles from './contact.module.css'
import { inquiryQuery } from './contact.queries.ts'
import { InquiryState } from './inquiry-state.tsx'
import { MarkForm } from './mark-form.tsx'

/** One inquiry: who wants what, where to answer, and whether that is done. */
export function InquiryPage({ id }: { id: string }) {
  const query = useQuery(inquiryQuery(id))
  return <Answer query={query}>{(inquiry) => <Known inquiry={inquiry} />}</Answer>
}

function Known({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const permitted = usePermitted()
  const { id, reach, locale, handledAt } = inquiry
  const address = reach.includes('@') ? `mailto:${reach}` : `tel:${reach}`
  return (
    <Stack>
      <DeskTitle title={inquiry.company === '' ? inquiry.name : `${inquiry.name} · ${inquiry.company}`} />
      <Panel>
        <Facts
          facts={[
            { name: t`状态`, value: <InquiryState inquiry={inquiry} /> },
            { name: t`合作方向`, value: i18n._(topicWords[inquiry.topic].name) },
            { name: t`电话或邮箱`, value: <a href={address} className={styles.reach}>{reach}</a> },
            { name: t`用什么语言回复`, value: new Intl.DisplayNames([i18n.locale], { type: 'language' }).of(locale) },
            { name: t`留言时间`, value: <When at={inquiry.createdAt} /> },
            handledAt !== undefined && { name: t`处理时间`, value: <When at={handledAt} /> },
          ]}
        />
      </Panel>
      <Panel title={t`说了什么`}>
        <Written text={inquiry.text} />
      </Panel>
      <Panel title={t`处理`}>
        <MarkForm inquiry={inquiry} />
      </Panel>
      {permitted('audit.read') && <Panel title={t`操作记录`}><AuditList subject={id} /></Panel>}
    </Stack>
  )
}
