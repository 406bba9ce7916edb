import { useLingui } from '@lingui/react/macro'
import { ArrowLeft, ArrowRight, GripVertical, Video, X } from 'lucide-react'
import type { Upload } from '#contract/entities.ts'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { clockTime } from '~/shared/ui/player/playback.ts'
import styles from './film.module.css'
import type { useDragOrder } from './use-drag-order.ts'

interface FilmPieceProps {
  upload: Upload | undefined
  place: number
  count: number
  order: ReturnType<typeof useDragOrder>
  onMove: (to: number) => void
  onRemove: () => void
}

/** A photo or clip of a film, in its place: dragged by its handle, moved by keys and buttons, or taken out. */
export function FilmPiece({ upload, place, count, order, onMove, onRemove }: FilmPieceProps) {
  const { t } = useLingui()
  const number = place + 1
  const film = upload?.film
  return (
    <li className={styles.photo} aria-label={film ? t`视频片段 ${number}` : t`照片 ${number}`} {...order.item(place)}>
      {upload && <img src={film ? film.poster : upload.url} alt="" width={upload.width} height={upload.height} draggable={false} />}
      <span className={styles.number}>{number}</span>
      {film && (
        <span className={styles.length}>
          <Video aria-hidden />
          {clockTime(film.seconds)}
        </span>
      )}
      <div className={styles.photoGrip}>
        <IconButton tone="glass" icon={GripVertical} label={t`拖动排序，也可以按方向键`} {...order.handle(place)} />
      </div>
      <div className={styles.photoTools}>
        <IconButton tone="glass" icon={ArrowLeft} label={t`往前移`} disabled={place === 0} onClick={() => onMove(place - 1)} />
        <IconButton tone="glass" icon={ArrowRight} label={t`往后移`} disabled={number === count} onClick={() => onMove(place + 1)} />
        <IconButton tone="glass" icon={X} label={film ? t`移除视频` : t`移除照片`} onClick={onRemove} />
      </div>
    </li>
  )
}
