import { deviceStorage, tabStorage } from './safe-storage.ts'

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

const KEPT_PREFIX = 'inkling.kept.'
/** Filled in the browser only, so no two requests share it. */
const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

/** What a person keeps on this device from visit to visit: the last settings, own presets, earlier prompts; as JSON. */
export const readKept = (name: string): string | undefined => deviceStorage.read(KEPT_PREFIX + name)

export function writeKept(name: string, value: unknown): void {
  deviceStorage.write(KEPT_PREFIX + name, JSON.stringify(value))
  tell()
}

export function removeKept(name: string): void {
  deviceStorage.remove(KEPT_PREFIX + name)
  tell()
}

export function subscribeKept(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab's changes.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export function clearDrafts(): void {
  tabStorage.removeAll(PREFIX)
  deviceStorage.removeAll(KEPT_PREFIX)
  tell()
}
