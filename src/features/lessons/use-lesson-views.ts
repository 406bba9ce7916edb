import { useQuery } from '@tanstack/react-query'
import { lessons, type LessonId } from '#contract/courses/lessons.ts'
import { lessonProgressQuery } from '~/entities/course/course.queries.ts'
import { placesOf, useLessonPlaces } from '~/entities/course/lesson-places.ts'
import type { LessonView } from '~/entities/course/lesson-view.ts'
import { userQuery } from '~/entities/user/user.queries.ts'

/** How far the person, or the visitor on this device, is with every lesson. */
export function useLessonViews(): Record<LessonId, LessonView> {
  const { data: user } = useQuery(userQuery)
  const { data: told = [] } = useQuery({ ...lessonProgressQuery, enabled: user != null })
  const kept = placesOf(useLessonPlaces(), user?.id)
  const views = lessons.map(({ id, chapters }): [LessonId, LessonView] => {
    const [known, here] = [user ? told.find(({ lesson }) => lesson === id) : undefined, kept[id]]
    const seen = [...new Set([...(known?.seen ?? []), ...(here?.seen ?? [])])]
    const latest = (here?.at ?? 0) > (known?.at ?? 0) ? here : known
    const share = seen.length / chapters.length
    return [id, { position: latest?.position ?? 0, seen, share, finished: known?.finished ?? share === 1, at: latest?.at ?? 0 }]
  })
  // fromEntries forgets which names there are.
  return Object.fromEntries(views) as Record<LessonId, LessonView>
}
