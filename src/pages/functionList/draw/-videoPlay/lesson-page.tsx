import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Locale } from '#config'
import { lessons, type Lesson, type LessonWords } from '#contract/courses/lessons.ts'
import { courseWordsQuery } from '~/entities/course/course.queries.ts'
import { lessonLevelWords } from '~/entities/course/course.words.ts'
import { filmSize, lessonFilm } from '~/entities/course/lesson-film.ts'
import { LessonCard } from '~/entities/course/ui/lesson-card.tsx'
import { useLessonViews } from '~/features/lessons/use-lesson-views.ts'
import { TryLesson } from '~/features/lessons/try-lesson.tsx'
import { useLesson } from '~/features/lessons/use-lesson.ts'
import { useRequireLogin } from '~/features/require-login/require-login.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { clockTime } from '~/shared/ui/player/playback.ts'
import { Player, type PlayerHandle } from '~/shared/ui/player/player.tsx'
import { Chapters } from './chapters.tsx'
import styles from './lesson.module.css'

const route = getRouteApi('/functionList/draw/videoPlay')

/** Who comes back near the end of a film begins anew; the end is nothing to go on with. */
const END_SECONDS = 2

export function LessonPage() {
  const { i18n } = useLingui()
  const { lesson } = route.useLoaderData()
  const { data: words } = useSuspenseQuery(courseWordsQuery(i18n.locale as Locale))
  return (
    <Page title={words[lesson.id].title} backTo="/functionList/draw/course" width="wide">
      <OneLesson key={lesson.id} lesson={lesson} words={words[lesson.id]} />
      <Next lesson={lesson} />
    </Page>
  )
}

/** The film, and beside it what it says, to be read without it. */
function OneLesson({ lesson, words }: { lesson: Lesson; words: LessonWords }) {
  const { i18n } = useLingui()
  const film = lessonFilm(lesson.id, i18n.locale as Locale, words)
  const { view, note, see, stop } = useLesson(lesson.id)
  const requireLogin = useRequireLogin()
  const player = useRef<PlayerHandle>(null)
  /** Where the film was when it was last heard of: a chapter counts that was played through its end, not jumped over. */
  const before = useRef(0)
  const follow = (seconds: number) => {
    const flows = seconds > before.current && seconds - before.current < FLOW_SECONDS
    const ended = film.chapters.findIndex(({ until }) => flows && before.current < until - EDGE_SECONDS && seconds >= until - EDGE_SECONDS)
    before.current = seconds
    if (ended >= 0 && !view.seen.includes(ended)) see([ended], seconds)
    else note(seconds)
  }
  const resumeAt = view.position < film.seconds - END_SECONDS ? view.position : 0
  return (
    <div className={styles.lesson}>
      <div className={styles.stage}>
        <Player
          ref={player}
          {...filmSize}
          src={film.src}
          lowSrc={film.lowSrc}
          poster={film.poster}
          from={resumeAt}
          label={words.title}
          captions={film.captions}
          chapters={film.chapters}
          className={styles.film}
          onTime={follow}
          onStop={stop}
        />
      </div>
      <div className={styles.text}>
        <p className={styles.summary}>{words.summary}</p>
        <p className={styles.facts}>
          {i18n._(lessonLevelWords[lesson.level])} · {clockTime(film.seconds)}
        </p>
        <TryLesson lesson={lesson} prompt={words.prompt} requireLogin={requireLogin} />
        <Chapters chapters={film.chapters} view={view} onPlay={(seconds) => player.current?.playFrom(seconds)} onRead={() => see(film.chapters.map((_, at) => at), view.position)} />
      </div>
    </div>
  )
}

const FLOW_SECONDS = 3
const EDGE_SECONDS = 0.4

/** The lesson after this one. */
function Next({ lesson }: { lesson: Lesson }) {
  const { i18n } = useLingui()
  const { data: words } = useSuspenseQuery(courseWordsQuery(i18n.locale as Locale))
  const views = useLessonViews()
  const next = lessons[lessons.findIndex(({ id }) => id === lesson.id) + 1]
  if (!next) return null
  return (
    <section className={styles.next}>
      <h2>
        <Trans>下一课</Trans>
      </h2>
      <LessonCard lesson={next} words={words[next.id]} view={views[next.id]} />
    </section>
  )
}
