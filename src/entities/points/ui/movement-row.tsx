import { useLingui } from '@lingui/react/macro'
import type { Movement } from '#contract/endpoints/wallet.ts'
import { finalTaskStates } from '#contract/task-states.ts'
import { narrow } from '~/shared/lib/thumbnail.ts'
import { ListRow, ListRowLink, type ListRowLook } from '~/shared/ui/list-row/list-row.tsx'
import { causes } from '../cause.words.ts'
import { pointPlaces } from '../point-places.ts'
import styles from './points.module.css'

const LEAD_PX = 44

interface MovementRowProps {
  movement: Movement
  /** The words of generators by their ids. */
  nameOf: (generator: string) => string
  /** How its time is said: the hour where days are told above. */
  time: Intl.DateTimeFormatOptions
}

/** What points came or went for, how many, and the balance after it; it leads to the work or the order. */
export function MovementRow({ movement, nameOf, time }: MovementRowProps) {
  const { t, i18n } = useLingui()
  const { cause, task, work, note, lot, returned, points, balance, at, orderId } = movement
  const { name, icon: Icon } = causes[cause]
  const underWay = task !== undefined && !finalTaskStates.includes(task.state)
  const made = task && nameOf(task.generator)
  const what = made ?? i18n._(name)
  const expires = lot?.expiresAt && lot.remaining > 0 ? i18n.date(lot.expiresAt, { dateStyle: 'medium' }) : undefined
  const more = [
    i18n.date(at, time),
    note,
    underWay && !returned && t`正在创作`,
    task && !returned && (task.state === 'failed' || task.state === 'cancelled') && points < 0 && t`没有做成，已退回`,
    expires !== undefined && lot && t`剩 ${lot.remaining}，${expires} 到期`,
  ].filter(Boolean)
  const look: ListRowLook = {
    lead: (
      <span className={styles.lead} style={{ backgroundColor: work?.colour }}>
        {work ? <img src={narrow(work.thumbnail, LEAD_PX)} alt="" loading="lazy" decoding="async" /> : <Icon aria-hidden />}
      </span>
    ),
    title: returned ? t`退回：${what}` : what,
    description: more.join(' · '),
    value: (
      <span className={styles.amount}>
        <span data-came={points > 0 || undefined}>{points === 0 ? t`免费` : i18n.number(points, { signDisplay: 'exceptZero' })}</span>
        <span className={styles.after}>{t`余额 ${i18n.number(balance)}`}</span>
      </span>
    ),
  }
  if (work) return <ListRowLink {...look} to="/functionList/draw/show" search={{ id: work.id }} />
  if (underWay) return <ListRowLink {...look} to="/functionList/draw/history" />
  if (orderId !== undefined) return <ListRowLink {...look} to={pointPlaces.records} />
  return <ListRow {...look} />
}
