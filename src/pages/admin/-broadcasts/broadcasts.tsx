import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { PenLine } from 'lucide-react'
import { appConfig, type Locale } from '#config'
import type { Broadcast } from '#contract/endpoints/desk/broadcasts.ts'
import { DeskTitle } from '~/features/desk/parts/desk-title.tsx'
import { Excerpt } from '~/features/desk/parts/written.tsx'
import { PersonChip } from '~/features/desk/parts/person-chip.tsx'
import { Stack } from '~/features/desk/parts/stack.tsx'
import { When } from '~/features/desk/parts/when.tsx'
import { DataTable, type Column } from '~/features/desk/table/data-table.tsx'
import { useList } from '~/features/desk/use-list.ts'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { BroadcastPage } from './broadcast-page.tsx'
import { BroadcastState } from './broadcast-state.tsx'
import { Composer } from './composer.tsx'
import { WithdrawAction } from './withdraw-action.tsx'

/** Messages to everybody: those that were sent, a new one, and behind each what it says. */
export function Broadcasts({ id }: { id?: string }) {
  if (id === undefined) return <BroadcastList />
  return id === 'new' ? <Composer /> : <BroadcastPage id={id} />
}

function BroadcastList() {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const query = useList('deskBroadcasts', {})
  const columns: Column<Broadcast>[] = [
    { id: 'title', head: t`标题`, grow: true, cell: ({ words }) => <Excerpt text={(words[i18n.locale as Locale] ?? words[appConfig.defaultLocale]!).title} /> },
    { id: 'languages', head: t`语言`, align: 'end', cell: ({ words }) => Object.keys(words).length },
    { id: 'sender', head: t`发送人`, cell: ({ sender }) => sender && <PersonChip person={sender} /> },
    { id: 'state', head: t`状态`, cell: (broadcast) => <BroadcastState broadcast={broadcast} /> },
    { id: 'at', head: t`发送时间`, align: 'end', sorted: true, cell: ({ createdAt }) => <When at={createdAt} /> },
    { id: 'do', head: '', align: 'end', cell: (broadcast) => <WithdrawAction broadcast={broadcast} /> },
  ]
  const write = <ButtonLink to="/admin/$" params={{ _splat: 'broadcasts/new' }} tone="primary" size="small" icon={PenLine}>{t`写通知`}</ButtonLink>
  return (
    <Stack>
      <DeskTitle title={t`全员通知`} note={t`发给现在注册的每个人，出现在他们的消息里`} actions={write} />
      <DataTable
        label={t`全员通知`}
        columns={columns}
        query={query}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `broadcasts/${id}`}
        empty={t`还没有发过通知；新功能、停机和活动都可以告诉大家`}
      />
    </Stack>
  )
}
