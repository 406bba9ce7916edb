/** What a person has typed but not sent, kept for this tab so that a reload or a login loses nothing. */
export function readDraft(name: string): Record<string, unknown> | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(`inkling.draft.${name}`) ?? 'null') as unknown
    return stored && typeof stored === 'object' ? (stored as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

export function writeDraft(name: string, draft: Record<string, unknown>): void {
  try {
    sessionStorage.setItem(`inkling.draft.${name}`, JSON.stringify(draft))
  } catch {
    // Storage refused or full: the draft lives as long as the page.
  }
}
