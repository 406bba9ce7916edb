import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ActivityCard } from '#contract/endpoints/activities.ts'
import { Day } from '~/entities/activity/ui/day.tsx'
import { PrizeText } from '~/entities/activity/ui/prize-text.tsx'
import { promptPicture } from '~/entities/prompt/prompt-picture.ts'
import styles from './activities.module.css'

export function ActivityTile({ activity }: { activity: ActivityCard }) {
  const { id, title, summary, cover, entries, prize } = activity
  return (
    <article className={styles.tile}>
      <Link to="/functionSquare/activity/details" search={{ id }} className={styles.link}>
        <img src={promptPicture(cover)} alt="" loading="lazy" decoding="async" className={styles.cover} />
        <div className={styles.words}>
          <h3>{title}</h3>
          <p>{summary}</p>
          <p className={styles.facts}>
            {prize && <PrizeText prize={prize} />}
            <span>
              <When activity={activity} />
            </span>
            {entries > 0 && <Plural value={entries} one="# 件作品" other="# 件作品" />}
          </p>
        </div>
      </Link>
    </article>
  )
}

function When({ activity: { state, opensAt, votingAt, endsAt } }: { activity: ActivityCard }) {
  switch (state) {
    case 'upcoming':
      return <Trans><Day at={opensAt} /> 开始</Trans>
    case 'open':
      return <Trans>投稿到 <Day at={votingAt} /></Trans>
    case 'voting':
      return <Trans>投票到 <Day at={endsAt} /></Trans>
    case 'ended':
      return <Trans><Day at={endsAt} /> 结束</Trans>
  }
}
