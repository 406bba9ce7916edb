import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { appConfig, type Locale } from '#config'
import type { Broadcast } from '#contract/endpoints/desk/broadcasts.ts'
import { AuditList } from '~/features/desk/audit/audit-list.tsx'
import { Answer } from '~/features/desk/parts/answer.tsx'
import { DeskTitle } from '~/features/desk/parts/desk-title.tsx'
import { Facts } from '~/features/desk/parts/facts.tsx'
import { PersonChip } from '~/features/desk/parts/person-chip.tsx'
import { Panel, Stack } from '~/features/desk/parts/stack.tsx'
import { When } from '~/features/desk/parts/when.tsx'
import { usePermitted } from '~/features/desk/standing.queries.ts'
import { broadcastQuery } from './broadcast.queries.ts'
import { BroadcastState } from './broadcast-state.tsx'
import styles from './broadcasts.module.css'
import { LanguageChoice } from './language-choice.tsx'
import { MessagePreview } from './message-preview.tsx'
import { WithdrawAction } from './withdraw-action.tsx'

/** A message to everybody that was sent, in each language that it has. */
export function BroadcastPage({ id }: { id: string }) {
  const query = useQuery(broadcastQuery(id))
  return <Answer query={query}>{(broadcast) => <Known broadcast={broadcast} />}</Answer>
}

function Known({ broadcast }: { broadcast: Broadcast }) {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const permitted = usePermitted()
  const { id, words, link = '', sender, createdAt, withdrawnAt } = broadcast
  const locales = appConfig.locales.filter((locale) => words[locale])
  const [locale, setLocale] = useState(locales.find((known) => known === i18n.locale) ?? appConfig.defaultLocale)
  const said = wordsIn(broadcast, locale)
  return (
    <Stack>
      <DeskTitle title={wordsIn(broadcast, appConfig.defaultLocale).title} actions={<WithdrawAction broadcast={broadcast} />} />
      <Panel>
        <Facts
          facts={[
            { name: t`状态`, value: <BroadcastState broadcast={broadcast} /> },
            { name: t`发送人`, value: sender ? <PersonChip person={sender} /> : t`已注销` },
            { name: t`发送时间`, value: <When at={createdAt} /> },
            withdrawnAt !== undefined && { name: t`撤回时间`, value: <When at={withdrawnAt} /> },
          ]}
        />
      </Panel>
      <Panel>
        <div className={styles.fields}>
          <LanguageChoice locales={locales} value={locale} onChange={setLocale} />
          <MessagePreview locale={locale} {...said} link={link} />
        </div>
      </Panel>
      {permitted('audit.read') && <Panel title={t`操作记录`}><AuditList subject={id} /></Panel>}
    </Stack>
  )
}

/** The default language is always there. */
const wordsIn = ({ words }: Broadcast, locale: Locale) => words[locale] ?? words[appConfig.defaultLocale]!
