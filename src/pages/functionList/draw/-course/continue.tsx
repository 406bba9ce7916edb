import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import type { Locale } from '#config'
import type { Lesson, LessonWords } from '#contract/courses/lessons.ts'
import { lessonFilm } from '~/entities/course/lesson-film.ts'
import type { LessonView } from '~/entities/course/lesson-view.ts'
import { clockTime } from '~/shared/ui/player/playback.ts'
import { ProgressBar } from '~/shared/ui/progress/progress-bar.tsx'
import styles from './course.module.css'

interface ContinueProps {
  lesson: Lesson
  words: LessonWords
  view: LessonView
}

/** The lesson that was left last, where it was left. */
export function Continue({ lesson: { id, cover }, words, view: { position } }: ContinueProps) {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const { seconds, chapters } = lessonFilm(id, i18n.locale as Locale, words)
  const chapter = chapters.findLast(({ at }) => at <= position) ?? chapters[0]!
  const place = clockTime(position)
  return (
    <Link to="/functionList/draw/videoPlay" search={{ id }} className={styles.continue}>
      <img src={cover} alt="" />
      <span className={styles.continueWords}>
        <span>
          <Trans>接着看</Trans>
        </span>
        <strong>{words.title}</strong>
        <span>
          {place} · {chapter.title}
        </span>
        <ProgressBar label={t`进度`} value={Math.min(1, position / seconds)} />
      </span>
      <span className={styles.go}>
        <Play aria-hidden />
      </span>
    </Link>
  )
}
