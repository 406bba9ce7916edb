import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { House, Palette, Search, UserRound } from 'lucide-react'
import { unreadQuery } from '~/entities/message/unread.queries.ts'
import { useSessionField } from '~/entities/session/session-store.ts'
import { tabPages } from '~/shared/navigation/tab-pages.ts'
import type { ShellEntry } from './shell-entries.ts'

/** The bar's entries, in the order of the session's menu; one whose page does not exist yet is not listed. */
export function useEntries(): ShellEntry[] {
  const { t } = useLingui()
  // Whoever follows the person's creations keeps it up to date, and brings the code for it: entities/message/use-unread.ts.
  const { data: count } = useQuery({ ...unreadQuery, enabled: false })
  const menu = useSessionField('navigationMenu')
  const entries: ShellEntry[] = [
    { to: '/', aliases: tabPages['/'], label: t`首页`, icon: House },
    { to: '/square/draw/agent-square', label: t`AI工作台`, icon: Palette },
    { to: '/square/index/index', label: t`AI搜索`, icon: Search },
    { to: '/square/account/user', label: t`我的`, icon: UserRound, count },
  ]
  return menu.flatMap((address) => entries.find(({ to }) => to === address) ?? [])
}
