import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { clockTime, type Playback } from './playback.ts'
import styles from './player.module.css'

/** A part of a film, from its second on. */
export interface Chapter {
  at: number
  title: string
}

interface ScrubberProps {
  playback: Playback
  chapters: readonly Chapter[]
  onSeek: (seconds: number) => void
}

/** Where the film is, how much of it has arrived, and where its chapters begin; the browser's own slider beneath. */
export function Scrubber({ playback: { time, duration, buffered }, chapters, onSeek }: ScrubberProps) {
  const { t } = useLingui()
  const share = (seconds: number) => (duration > 0 ? Math.min(1, seconds / duration) : 0)
  // Custom properties are not part of React's CSSProperties.
  const shares = { '--played': share(time), '--arrived': share(buffered) } as CSSProperties
  const chapter = chapters.findLast(({ at }) => at <= time)
  const [now, whole] = [clockTime(time), clockTime(duration)]
  return (
    <div className={styles.scrubber} style={shares}>
      <span className={styles.track} aria-hidden>
        {chapters.slice(1).map(({ at }) => (
          <span key={at} className={styles.mark} style={{ left: `${share(at) * 100}%` }} />
        ))}
      </span>
      <input
        type="range"
        min={0}
        max={Math.max(duration, 0.1)}
        step={0.1}
        value={Math.min(time, duration)}
        aria-label={t`播放位置`}
        aria-valuetext={chapter ? t`${now}，共 ${whole}，${chapter.title}` : t`${now}，共 ${whole}`}
        onChange={(event) => onSeek(event.target.valueAsNumber)}
      />
    </div>
  )
}
