import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { FileText, Heart } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import type { Work } from '#contract/entities.ts'
import { thumbnailOf } from '~/shared/lib/thumbnail.ts'
import { Avatar } from '~/shared/ui/avatar/avatar.tsx'
import { useLongPress } from '~/shared/ui/long-press/use-long-press.ts'
import { useInSight } from '~/shared/ui/media/use-in-sight.ts'
import { Picture } from '~/shared/ui/picture/picture.tsx'
import styles from './work-tile.module.css'

interface WorkTileProps {
  work: Work
  /** Where it leads: the artwork for the square, the result for one's own. */
  to: '/functionSquare/square/details' | '/functionList/draw/show'
  eager?: boolean
  /** In the first row, where the person's face comes with the page; elsewhere it comes when it is in sight. */
  first?: boolean
  /** Over the picture's corner: a choice, a state. */
  corner?: ReactNode
  /** A press held on it: what else can be done with the work. */
  onHold?: () => void
}

/** Tall pictures are cut here, so that one does not fill a column. */
const MAX_RATIO = 1.6

/** Half of a phone; a column of the wall elsewhere. */
const SIZES = '(width > 960px) 300px, 47vw'

export const tileRatio = (work: Work) => Math.min(MAX_RATIO, work.height / work.width)

export function WorkTile({ work, to, eager, first = false, corner, onHold }: WorkTileProps) {
  const { t } = useLingui()
  const hold = useLongPress(() => onHold?.())
  const caption = useRef<HTMLElement>(null)
  const faced = useInSight(caption, first)
  const title = work.title || t`未命名作品`
  return (
    <article className={styles.tile}>
      <Link to={to} search={{ id: work.id }} className={styles.link} aria-label={title} data-holds={onHold && ''} {...(onHold && hold)}>
        <Picture
          src={thumbnailOf(work)}
          alt={title}
          width={work.width}
          height={Math.round(work.width * tileRatio(work))}
          ground={work.transparent ? undefined : work.colour}
          transparent={work.transparent}
          sizes={SIZES}
          eager={eager}
          className={styles.picture}
        />
        {work.text && (
          <span className={styles.text}>
            <FileText aria-hidden />
            <span>{work.text.summary}</span>
          </span>
        )}
      </Link>
      {corner && <div className={styles.corner}>{corner}</div>}
      {to === '/functionSquare/square/details' && (
        <footer ref={caption} className={styles.caption}>
          <Avatar src={faced ? work.owner.avatar : null} name={work.owner.nickname} size={22} />
          <span className={styles.name}>{work.title || work.owner.nickname}</span>
          {work.likes > 0 && (
            <span className={styles.likes} aria-label={t`${work.likes} 个赞`}>
              <Heart aria-hidden data-liked={work.liked || undefined} />
              {work.likes}
            </span>
          )}
        </footer>
      )}
    </article>
  )
}
