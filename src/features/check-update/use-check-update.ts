import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import { appConfig } from '#config'
import { toast } from '~/shared/ui/toast/toast.ts'

const EVERY_MS = 30 * 60_000
const NOTE_MS = 15_000

const Update = v.object({ outdated: v.boolean() })

async function isOutdated(): Promise<boolean> {
  // Brings cryptography along, which no page needs at first.
  const { cloud } = await import('~/shared/cloud/cloud.ts')
  const { appVersion, appVersionCode } = appConfig
  return v.parse(Update, await cloud.functionInvoke('checkUpdate', { appVersion, appVersionCode })).outdated
}

/** Tells who comes back to an app that was left open that the server runs a newer version than this page. */
export function useCheckUpdate(): void {
  const { t } = useLingui()
  const say = useRef(() => {})
  useEffect(() => {
    say.current = () => toast({ text: t`有新版本`, durationMs: NOTE_MS, action: { label: t`刷新`, onPress: () => location.reload() } })
  })
  useEffect(() => {
    // The page has just come from the server.
    let checkedAt = Date.now()
    const check = () => {
      if (document.hidden || Date.now() - checkedAt < EVERY_MS) return
      checkedAt = Date.now()
      isOutdated().then(
        (outdated) => outdated && say.current(),
        // Nobody asked for it: the next return asks again.
        () => {},
      )
    }
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [])
}
