import { useLingui } from '@lingui/react'
import { useHydrated } from '@tanstack/react-router'

/** A day in the person's zone; the server does not know where that is. */
export function Day({ at }: { at: number }) {
  const { i18n } = useLingui()
  const timeZone = useHydrated() ? undefined : 'UTC'
  return <time dateTime={new Date(at).toISOString()}>{i18n.date(at, { month: 'short', day: 'numeric', timeZone })}</time>
}
