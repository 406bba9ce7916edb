import { createFileRoute, notFound } from '@tanstack/react-router'
import type { Locale } from '#config'
import { findLesson } from '#contract/courses/lessons.ts'
import { courseWordsQuery, lessonProgressQuery } from '~/entities/course/course.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { textIn, type Search } from '~/shared/lib/search.ts'
import { LessonPage } from './-videoPlay/lesson-page.tsx'

export const Route = createFileRoute('/functionList/draw/videoPlay')({
  validateSearch: ({ id }: Search): { id?: string } => ({ id: textIn(id) }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { queryClient, i18n }, deps }) => {
    const lesson = findLesson(deps.id)
    if (!lesson) throw notFound()
    const person = await queryClient.ensureQueryData(userQuery)
    const [words] = await Promise.all([queryClient.ensureQueryData(courseWordsQuery(i18n.locale as Locale)), person && queryClient.ensureQueryData(lessonProgressQuery)])
    const { title, summary } = words[lesson.id]
    return { lesson, head: { title, description: summary, search: `?id=${lesson.id}` } }
  },
  head: loadedHead,
  component: LessonPage,
})
