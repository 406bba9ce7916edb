import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Trophy } from 'lucide-react'
import type { Winner } from '#contract/endpoints/activities.ts'
import { PrizeText } from '~/entities/activity/ui/prize-text.tsx'
import { Badge } from '~/shared/ui/badge/badge.tsx'
import styles from './winners.module.css'

/** Who won, and what. */
export function Winners({ winners }: { winners: readonly Winner[] }) {
  return (
    <section className={styles.winners}>
      <h2>
        <Trophy aria-hidden />
        <Trans>获奖作品</Trans>
      </h2>
      {winners.length === 0 && (
        <p className={styles.none}>
          <Trans>这一次没有评出获奖作品</Trans>
        </p>
      )}
      <ol>
        {winners.map((winner) => (
          <WinnerCard key={winner.place} winner={winner} />
        ))}
      </ol>
    </section>
  )
}

function WinnerCard({ winner }: { winner: Winner }) {
  const { t } = useLingui()
  const { place, nickname, votes, mine, work } = winner
  const words = (
    <span className={styles.words}>
      <strong>
        <Trans>第 {place} 名</Trans> {mine && <Badge tone="gold">{t`你`}</Badge>}
      </strong>
      <span>{nickname}</span>
      <span className={styles.votes}>
        <Plural value={votes} one="# 票" other="# 票" />
      </span>
      <PrizeText prize={winner} />
    </span>
  )
  return (
    <li>
      {work ? (
        <Link to="/functionSquare/square/details" search={{ id: work.id }} className={styles.card}>
          <img src={work.thumbnail} alt={work.title} loading="lazy" />
          {words}
        </Link>
      ) : (
        <div className={styles.card}>
          <span className={styles.gone} />
          {words}
        </div>
      )}
    </li>
  )
}
