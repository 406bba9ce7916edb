import { useLingui } from '@lingui/react'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'

const DAY_MS = 86_400_000

/** When something was, in the reader's own time, as short as it may be. Empty until the page is alive: the server does not know their zone. */
export function Moment({ at, className }: { at: number; className?: string }) {
  const { i18n } = useLingui()
  const alive = useHydrated()
  const [now] = useState(Date.now)
  return (
    <time dateTime={new Date(at).toISOString()} className={className}>
      {alive ? momentWords(at, now, i18n.locale) : '\u00a0'}
    </time>
  )
}

/** The time of day for today, the day and the time of this year, else the date. */
function momentWords(at: number, now: number, locale: string): string {
  const [then, today] = [new Date(at), new Date(now)]
  const time = { hour: '2-digit', minute: '2-digit', hour12: false } as const
  const sameDay = then.toDateString() === today.toDateString() && Math.abs(now - at) < DAY_MS
  if (sameDay) return then.toLocaleTimeString(locale, time)
  if (then.getFullYear() === today.getFullYear()) return then.toLocaleString(locale, { month: 'short', day: 'numeric', ...time })
  return then.toLocaleDateString(locale, { year: 'numeric', month: 'short', day: 'numeric' })
}
