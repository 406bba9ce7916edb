import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Check, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { Locale } from '#config'
import type { SignState } from '#contract/endpoints/growth.ts'
import { signStateQuery } from '~/entities/sign-in/sign-in.queries.ts'
import { Card } from '~/shared/ui/card/card.tsx'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import styles from './calendar.module.css'
import { daysOf, monthAfter, sampleWeek } from './month.ts'

interface CalendarProps {
  today: string
  /** The month of today, with its sign-ins. */
  current: Pick<SignState, 'month' | 'days'>
  /** Since when there may be some, milliseconds since 1970; absent for visitors. */
  since: number | undefined
}

/** A month with the days that are signed in, back to the one in which the person came. */
export function Calendar({ today, current, since }: CalendarProps) {
  const { i18n, t } = useLingui()
  // The app's language is always one of these.
  const locale = i18n.locale as Locale
  const [back, setBack] = useState(0)
  const month = monthAfter(current.month, -back)
  const earlier = useQuery({ ...signStateQuery(month), enabled: back > 0 })
  const signed = back === 0 ? current.days : (earlier.data?.days ?? [])
  const { days, before } = daysOf(month, locale)
  const earliest = since === undefined ? current.month : new Date(since).toISOString().slice(0, 7)
  const title = i18n.date(new Date(`${month}-01T00:00:00Z`), { year: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <Card>
      <div className={styles.header}>
        <IconButton icon={ChevronLeft} label={t`上个月`} disabled={month <= earliest} onClick={() => setBack(back + 1)} />
        <h2 aria-live="polite">{title}</h2>
        <IconButton icon={ChevronRight} label={t`下个月`} disabled={back === 0} onClick={() => setBack(back - 1)} />
      </div>
      <div className={styles.week} aria-hidden>
        {sampleWeek(locale).map((day) => (
          <span key={day.getTime()}>{i18n.date(day, { weekday: 'narrow', timeZone: 'UTC' })}</span>
        ))}
      </div>
      <ol className={styles.days} aria-busy={back > 0 && earlier.isPending}>
        {days.map((day, at) => {
          const isSigned = signed.includes(day)
          return (
            <li
              key={day}
              className={clsx(styles.day, isSigned && styles.signed, day === today && styles.today, day > today && styles.later)}
              style={at === 0 ? { gridColumnStart: before + 1 } : undefined}
              aria-current={day === today ? 'date' : undefined}
            >
              {at + 1}
              {isSigned && <Check aria-label={t`已签到`} />}
            </li>
          )
        })}
      </ol>
      {back > 0 && earlier.isError && (
        <button type="button" className={styles.retry} onClick={() => void earlier.refetch()}>
          {t`没能读到这个月，点击重试`}
        </button>
      )}
    </Card>
  )
}
