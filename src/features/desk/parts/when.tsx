import { useLingui } from '@lingui/react'

/** A moment, to the minute; to the second when it is pointed at. */
export function When({ at }: { at: number }) {
  const { i18n } = useLingui()
  const format = (timeStyle: 'short' | 'medium') => new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeStyle }).format(at)
  return <time dateTime={new Date(at).toISOString()} title={format('medium')}>{format('short')}</time>
}
