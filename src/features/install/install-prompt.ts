import { useCallback, useSyncExternalStore } from 'react'
import { isInstalled } from '~/shared/lib/is-installed.ts'

/** Chromium's own question whether the app should be installed, kept until it is wanted. */
interface InstallPrompt extends Event {
  /** Can be asked once. */
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    /** Written by the client's start, since the browser offers it once and early. */
    installPrompt?: InstallPrompt
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt
  }
}

const TAKEN = 'inkling-install-taken'
const events = ['beforeinstallprompt', TAKEN]

function subscribe(onChange: () => void) {
  for (const name of events) window.addEventListener(name, onChange)
  return () => {
    for (const name of events) window.removeEventListener(name, onChange)
  }
}

/** Asks to install the app; absent where the browser does not offer it. */
export function useInstall(): (() => Promise<void>) | undefined {
  const offered = useSyncExternalStore(subscribe, () => window.installPrompt, () => undefined)
  const install = useCallback(async () => {
    const prompt = window.installPrompt
    window.installPrompt = undefined
    window.dispatchEvent(new Event(TAKEN))
    await prompt?.prompt()
  }, [])
  return offered && install
}

/** Whether this is the installed app itself. */
export const useIsInstalled = () => useSyncExternalStore(noChange, isInstalled, () => false)

const noChange = () => () => {}
