import type { LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import { createContext, useContext } from 'react'

/** One of the app's top-level places. */
export interface ShellEntry {
  to: LinkProps['to']
  /** Other addresses of the same page. */
  aliases?: readonly string[]
  label: string
  icon: LucideIcon
  /** Something new there: a count, drawn on the icon. */
  count?: number
}

const EntriesContext = createContext<readonly ShellEntry[]>([])
export const ShellEntriesProvider = EntriesContext.Provider

/** The places the shell offers; empty outside of it. */
export const useShellEntries = () => useContext(EntriesContext)

export function isEntryAt(entry: ShellEntry, pathname: string): boolean {
  const path = pathname.replace(/(?<=.)\/$/, '')
  return entry.to === path || (entry.aliases?.includes(path) ?? false)
}
