import { Trans, useLingui } from '@lingui/react/macro'
import { CheckCheck, Play } from 'lucide-react'
import type { lessonFilm } from '~/entities/course/lesson-film.ts'
import type { LessonView } from '~/entities/course/lesson-view.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { clockTime } from '~/shared/ui/player/playback.ts'
import styles from './lesson.module.css'

interface ChaptersProps {
  chapters: ReturnType<typeof lessonFilm>['chapters']
  view: LessonView
  onPlay: (seconds: number) => void
  /** Everything was read. */
  onRead: () => void
}

/** What the film says, chapter by chapter: a press goes to its place. */
export function Chapters({ chapters, view: { seen, share }, onPlay, onRead }: ChaptersProps) {
  const { t } = useLingui()
  return (
    <section className={styles.chapters}>
      <h2>
        <Trans>分步说明</Trans>
      </h2>
      <ol>
        {chapters.map(({ title, lines, at }, place) => (
          <li key={title}>
            <button type="button" className={styles.chapter} data-seen={seen.includes(place) || undefined} aria-label={t`从“${title}”开始播放`} onClick={() => onPlay(at)}>
              <Play aria-hidden />
              <strong>{title}</strong>
              {seen.includes(place) && (
                <span className="visually-hidden">
                  <Trans>已看</Trans>
                </span>
              )}
              <span className={styles.at}>{clockTime(at)}</span>
            </button>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ol>
      {share < 1 && (
        <Button size="small" tone="quiet" icon={CheckCheck} onClick={onRead}>
          <Trans>我读完了</Trans>
        </Button>
      )}
    </section>
  )
}
