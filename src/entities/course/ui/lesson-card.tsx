import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { Locale } from '#config'
import type { Lesson, LessonWords } from '#contract/courses/lessons.ts'
import { clockTime } from '~/shared/ui/player/playback.ts'
import { ProgressRing } from '~/shared/ui/progress/progress-ring.tsx'
import { lessonLevelWords } from '../course.words.ts'
import { lessonFilm } from '../lesson-film.ts'
import type { LessonView } from '../lesson-view.ts'
import styles from './lesson-card.module.css'

interface LessonCardProps {
  lesson: Lesson
  words: LessonWords
  view: LessonView
  /** In sight as the page opens. */
  eager?: boolean
}

/** A lesson by its picture: how long it takes, and how far somebody is with it. */
export function LessonCard({ lesson: { id, cover, level }, words, view, eager }: LessonCardProps) {
  const { i18n } = useLingui()
  const { seconds } = lessonFilm(id, i18n.locale as Locale, words)
  return (
    <Link to="/functionList/draw/videoPlay" search={{ id }} className={styles.card}>
      <span className={styles.picture}>
        <img src={cover} alt="" loading={eager ? 'eager' : 'lazy'} decoding="async" />
        <span className={styles.length}>{clockTime(seconds)}</span>
      </span>
      <span className={styles.words}>
        <strong>{words.title}</strong>
        <span className={styles.summary}>{words.summary}</span>
        <span className={styles.facts}>{i18n._(lessonLevelWords[level])}</span>
      </span>
      <Standing view={view} />
    </Link>
  )
}

function Standing({ view: { share, finished } }: { view: LessonView }) {
  const { t } = useMacro()
  if (finished)
    return (
      <span className={styles.standing}>
        <span className={styles.done}>
          <Check aria-hidden />
        </span>
        <span className="visually-hidden">
          <Trans>已学完</Trans>
        </span>
      </span>
    )
  if (share === 0) return null
  const percent = Math.round(share * 100)
  return (
    <span className={styles.standing}>
      <ProgressRing label={t`已学 ${percent}%`} value={share} size={36}>
        {percent}
      </ProgressRing>
    </span>
  )
}
