/** One of the browser's stores, that never throws. On the server nothing is kept and nothing is found. */
export interface SafeStorage {
  read: (key: string) => string | undefined
  /** Whether it outlives the page: what the store refuses (private mode, no room) is kept in memory. */
  write: (key: string, value: string) => boolean
  remove: (key: string) => void
  /** Removes everything whose key begins so. */
  removeAll: (prefix: string) => void
}

function createSafeStorage(name: 'localStorage' | 'sessionStorage'): SafeStorage {
  /** What the store did not take. Filled in the browser only, so no two requests share it. */
  const refused = new Map<string, string>()

  /** Even naming the store throws where it is refused. */
  const attempt = <Result>(use: (store: Storage) => Result): Result | undefined => {
    if (typeof window === 'undefined') return undefined
    try {
      return use(window[name])
    } catch {
      return undefined
    }
  }

  return {
    read: (key) => refused.get(key) ?? attempt((store) => store.getItem(key)) ?? undefined,
    write: (key, value) => {
      const kept =
        attempt((store) => {
          store.setItem(key, value)
          return true
        }) ?? false
      if (kept || typeof window === 'undefined') refused.delete(key)
      else refused.set(key, value)
      return kept
    },
    remove: (key) => {
      refused.delete(key)
      attempt((store) => store.removeItem(key))
    },
    removeAll: (prefix) => {
      const isMeant = (key: string) => key.startsWith(prefix)
      for (const key of [...refused.keys()].filter(isMeant)) refused.delete(key)
      attempt((store) => Object.keys(store).filter(isMeant).forEach((key) => store.removeItem(key)))
    },
  }
}

/** Kept on this device, seen by all its tabs. */
export const deviceStorage = createSafeStorage('localStorage')
/** Kept for this tab. */
export const tabStorage = createSafeStorage('sessionStorage')
