import { tabStorage } from './safe-storage.ts'

const PREFIX = 'inkling.draft.'
const keyOf = (name: string) => PREFIX + name

/** What a person has typed but not sent, kept for this tab so that a reload or a login loses nothing. */
export function readDraft(name: string): Record<string, unknown> | undefined {
  try {
    const stored = JSON.parse(tabStorage.read(keyOf(name)) ?? 'null') as unknown
    return stored && typeof stored === 'object' ? (stored as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

export function writeDraft(name: string, draft: Record<string, unknown>): void {
  tabStorage.write(keyOf(name), JSON.stringify(draft))
}

export const clearDrafts = () => tabStorage.removeAll(PREFIX)
