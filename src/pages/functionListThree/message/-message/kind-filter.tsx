import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { Unread } from '#contract/endpoints/messages.ts'
import { messageKinds, type MessageKind } from '#contract/message-kinds.ts'
import { kindLooks } from '~/entities/message/message-kinds.ts'
import { ChipGroup } from '~/shared/ui/chip-group/chip-group.tsx'
import styles from './messages.module.css'

const route = getRouteApi('/functionListThree/message/message')

/** All messages or those of a kind; a dot where some are unread. */
export function KindFilter({ kind, unread }: { kind: MessageKind | undefined; unread: Unread | undefined }) {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const navigate = route.useNavigate()
  const choices = [
    { value: 'all' as const, label: <Name name={t`全部`} count={unread?.total} /> },
    ...messageKinds.map((value) => ({ value, label: <Name name={i18n._(kindLooks[value].name)} count={unread?.kinds[value]} /> })),
  ]
  return (
    <ChipGroup
      label={t`筛选`}
      value={kind ?? 'all'}
      onChange={(value) => void navigate({ search: value === 'all' ? {} : { kind: value }, replace: true })}
      choices={choices}
      scroll
      className={styles.filter}
    />
  )
}

function Name({ name, count = 0 }: { name: string; count?: number | undefined }) {
  const { t } = useMacro()
  if (count === 0) return name
  return (
    <>
      {name}
      <span className={styles.count} aria-label={t`${count} 条未读`}>
        {count > 99 ? '99+' : count}
      </span>
    </>
  )
}
