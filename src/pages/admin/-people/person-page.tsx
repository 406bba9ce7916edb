import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { ChoiceFilter } from '~/features/desk/filters/choice-filter.tsx'
import { Answer } from '~/features/desk/parts/answer.tsx'
import { CopiedId } from '~/features/desk/parts/copied-id.tsx'
import { Facts } from '~/features/desk/parts/facts.tsx'
import { PersonChip } from '~/features/desk/parts/person-chip.tsx'
import { Panel, Stack } from '~/features/desk/parts/stack.tsx'
import { When } from '~/features/desk/parts/when.tsx'
import { AuditList } from '~/features/desk/audit/audit-list.tsx'
import { usePermitted } from '~/features/desk/standing.queries.ts'
import { useDeskSearch } from '~/features/desk/use-desk-search.ts'
import { Avatar } from '~/shared/ui/avatar/avatar.tsx'
import { FeedbackTable } from '../-feedback/feedback-table.tsx'
import { InvitationTable } from '../-invitations/invitation-table.tsx'
import { OrderTable } from '../-orders/order-table.tsx'
import styles from './people.module.css'
import { PersonActions } from './person-actions.tsx'
import { personQuery } from './person.queries.ts'
import { PersonPoints, PersonSessions, PersonTasks, PersonWorks } from './person-lists.tsx'
import { StandingBadges } from './person-title.tsx'

/** All that the desk knows of one person, and does for them. */
export function PersonPage({ id }: { id: string }) {
  const query = useQuery(personQuery(id))
  return <Answer query={query}>{(person) => <Known person={person} now={query.dataUpdatedAt} />}</Answer>
}

function Known({ person, now }: { person: ResponseOf<'deskPerson'>; now: number }) {
  const { t } = useLingui()
  const { text } = useDeskSearch()
  const permitted = usePermitted()
  const { id } = person
  const tabs = [
    { value: 'points', label: t`灵感值明细` },
    { value: 'works', label: t`公开作品` },
    { value: 'tasks', label: t`进行中和失败` },
    { value: 'invited', label: t`邀请来的人` },
    ...(permitted('feedback.answer') ? [{ value: 'feedback', label: t`反馈` }] : []),
    ...(permitted('orders.read') ? [{ value: 'orders', label: t`订单` }] : []),
    ...(permitted('people.change') ? [{ value: 'sessions', label: t`登录的设备` }] : []),
    ...(permitted('audit.read') ? [{ value: 'audit', label: t`操作记录` }] : []),
  ]
  const tab = text('tab') || 'points'
  return (
    <Stack>
      <Panel>
        <div className={styles.person}>
          <Avatar src={person.avatar} size={56} />
          <div className={styles.names}>
            <h1>{person.nickname}</h1>
            <StandingBadges person={person} now={now} />
          </div>
          <div className={styles.actions}>
            <PersonActions person={person} />
          </div>
        </div>
        {person.suspension && <p className={styles.suspended}>{t`已停用，本人登录时看到：${person.suspension.reason}`}</p>}
        <Facts
          facts={[
            { name: t`灵感值`, value: person.coin },
            { name: t`手机号`, value: person.phone ?? t`未绑定` },
            { name: t`会员到期`, value: person.memberUntil === undefined ? t`从未开通` : <When at={person.memberUntil} /> },
            { name: t`作品`, value: person.works },
            { name: t`获得的喜欢`, value: person.likes },
            { name: t`注册时间`, value: <When at={person.createdAt} /> },
            person.invitedBy && { name: t`邀请人`, value: <PersonChip person={person.invitedBy} /> },
            { name: t`编号`, value: <CopiedId id={person.id} /> },
            person.bio !== '' && { name: t`简介`, value: person.bio },
          ]}
        />
      </Panel>
      <ChoiceFilter name="tab" label={t`看什么`} choices={tabs} />
      {tab === 'points' && <PersonPoints id={id} />}
      {tab === 'works' && <PersonWorks id={id} />}
      {tab === 'tasks' && <PersonTasks id={id} />}
      {tab === 'invited' && <InvitationTable request={{ inviter: id }} empty={t`还没有人通过这位用户的邀请来`} />}
      {tab === 'feedback' && <FeedbackTable request={{ view: 'all', person: id }} empty={t`这位用户没有发过反馈`} />}
      {tab === 'orders' && <OrderTable request={{ person: id }} empty={t`这位用户还没有订单`} />}
      {tab === 'sessions' && <PersonSessions id={id} />}
      {tab === 'audit' && <AuditList subject={id} />}
    </Stack>
  )
}
