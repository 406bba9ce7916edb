import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { kindWords } from '~/entities/feedback/feedback.words.ts'
import { AuditList } from '~/features/desk/audit/audit-list.tsx'
import { Answer } from '~/features/desk/parts/answer.tsx'
import { DeskTitle } from '~/features/desk/parts/desk-title.tsx'
import { Written } from '~/features/desk/parts/written.tsx'
import { Facts } from '~/features/desk/parts/facts.tsx'
import { PersonChip } from '~/features/desk/parts/person-chip.tsx'
import { Panel, Stack } from '~/features/desk/parts/stack.tsx'
import { When } from '~/features/desk/parts/when.tsx'
import { usePermitted } from '~/features/desk/standing.queries.ts'
import { FeedbackPictures } from '~/features/feedback/feedback-pictures.tsx'
import { Thread } from '~/features/feedback/thread.tsx'
import { AnswerForm } from './answer-form.tsx'
import { Decisions } from './decisions.tsx'
import styles from './feedback.module.css'
import { feedbackQuery } from './feedback.queries.ts'
import { FeedbackState } from './feedback-table.tsx'

/** One feedback: what was said, with its pictures, what was answered, and what can be done about it. */
export function FeedbackPage({ id }: { id: string }) {
  const query = useQuery(feedbackQuery(id))
  return <Answer query={query}>{(feedback) => <Known feedback={feedback} />}</Answer>
}

function Known({ feedback }: { feedback: ResponseOf<'deskFeedback'> }) {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const permitted = usePermitted()
  const { id, owner, about, contact, replies, state } = feedback
  return (
    <Stack>
      <DeskTitle title={i18n._(kindWords[feedback.kind].name)} actions={<Decisions feedback={feedback} />} />
      <Panel>
        <Facts
          facts={[
            { name: t`状态`, value: <FeedbackState feedback={feedback} /> },
            { name: t`用户`, value: <PersonChip person={owner} /> },
            { name: t`发送时间`, value: <When at={feedback.createdAt} /> },
            contact !== undefined && { name: t`联系方式`, value: contact },
            about.page !== undefined && { name: t`所在页面`, value: about.page },
            { name: t`版本`, value: `${about.version} · ${about.platform}` },
          ]}
        />
      </Panel>
      <Panel title={t`对话`}>
        <Written text={feedback.text} />
        <FeedbackPictures pictures={feedback.pictures} />
        <Thread replies={replies} person={owner.nickname} />
        {state === 'closed' ? <p className={styles.closed}>{t`这条反馈已经结束`}</p> : <AnswerForm key={id} id={id} />}
      </Panel>
      {permitted('audit.read') && <Panel title={t`操作记录`}><AuditList subject={id} /></Panel>}
    </Stack>
  )
}
