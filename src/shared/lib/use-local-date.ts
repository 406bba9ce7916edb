import { useLingui } from '@lingui/react'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Dates in the person's language and time zone. The server does not know the zone: what it renders is in UTC until the page is there. */
export function useLocalDate(): (at: number, options: Intl.DateTimeFormatOptions) => string {
  const { i18n } = useLingui()
  const there = useSyncExternalStore(never, () => true, () => false)
  return (at, options) => i18n.date(at, there ? options : { ...options, timeZone: 'UTC' })
}
