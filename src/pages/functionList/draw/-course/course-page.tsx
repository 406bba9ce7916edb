import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Locale } from '#config'
import { lessonGroups, lessons } from '#contract/courses/lessons.ts'
import { courseWordsQuery } from '~/entities/course/course.queries.ts'
import { lessonGroupWords } from '~/entities/course/course.words.ts'
import { LessonCard } from '~/entities/course/ui/lesson-card.tsx'
import { useLessonViews } from '~/features/lessons/use-lesson-views.ts'
import { Page } from '~/shared/ui/page/page.tsx'
import { Continue } from './continue.tsx'
import styles from './course.module.css'

/** The lessons there are, and the one that was left in the middle on top. */
export function CoursePage() {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const { data: words } = useSuspenseQuery(courseWordsQuery(i18n.locale as Locale))
  const views = useLessonViews()
  const begun = lessons
    .filter(({ id }) => !views[id].finished && (views[id].position > 0 || views[id].share > 0))
    .toSorted((a, b) => views[b.id].at - views[a.id].at)
    .at(0)
  const done = lessons.filter(({ id }) => views[id].finished).length
  return (
    <Page title={t`AI课程`} backTo="/square/draw/agent-square" width="wide">
      <p className={styles.lead}>
        <Trans>半分钟一课，看着做一遍就会</Trans>
        {done > 0 && (
          <span>
            <Trans>
              已学完 {done}/{lessons.length}
            </Trans>
          </span>
        )}
      </p>
      {begun && <Continue lesson={begun} words={words[begun.id]} view={views[begun.id]} />}
      {lessonGroups.map((group) => (
        <section key={group} className={styles.group}>
          <h2>{i18n._(lessonGroupWords[group])}</h2>
          <ul className={styles.cards}>
            {lessons
              .filter((lesson) => lesson.group === group)
              .map((lesson) => (
                <li key={lesson.id}>
                  <LessonCard lesson={lesson} words={words[lesson.id]} view={views[lesson.id]} eager={group === lessonGroups[0]} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Page>
  )
}
