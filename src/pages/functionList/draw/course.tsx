import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import type { Locale } from '#config'
import { courseWordsQuery, lessonProgressQuery } from '~/entities/course/course.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { CoursePage } from './-course/course-page.tsx'

export const Route = createFileRoute('/functionList/draw/course')({
  loader: async ({ context: { queryClient, i18n } }) => {
    const person = await queryClient.ensureQueryData(userQuery)
    // The application activates its own languages alone.
    await Promise.all([queryClient.ensureQueryData(courseWordsQuery(i18n.locale as Locale)), person && queryClient.ensureQueryData(lessonProgressQuery)])
    return { head: { title: i18n._(msg`AI课程`), description: i18n._(msg`半分钟一课，看着做一遍就会；学完还有灵感值`) } }
  },
  head: loadedHead,
  component: CoursePage,
})
