import { useSyncExternalStore } from 'react'

/** False where the device itself says that it has no network; true says little. */
export const isOnline = () => typeof window === 'undefined' || navigator.onLine

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export const useOnline = () => useSyncExternalStore(subscribe, isOnline, () => true)
