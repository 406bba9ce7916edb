import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { growthConfig } from '#config'
import type { LessonProgress } from '#contract/endpoints/courses.ts'
import type { LessonId } from '#contract/courses/lessons.ts'
import { lessonProgressQuery } from '~/entities/course/course.queries.ts'
import { lessonPlaces, placesOf } from '~/entities/course/lesson-places.ts'
import { api } from '~/shared/api/api.ts'
import { toast } from '~/shared/ui/toast/toast.ts'

const { points } = growthConfig.tasks.find(({ id }) => id === 'lesson')!

/** Sends what this device has kept of a person's lessons. What does not arrive stays for the next time. */
export function useSendLessons() {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useCallback(
    async (owner: string | undefined) => {
      const places = owner === undefined ? {} : placesOf(lessonPlaces.read(), owner)
      const told = Object.entries(places).map(([lesson, { position, seen }]) => ({ lesson: lesson as LessonId, position, seen }))
      if (told.length === 0) return
      const answer = await api('lessonProgressSave', { lessons: told }, { quiet: true }).catch(() => undefined)
      if (!answer) return
      lessonPlaces.forget(places)
      const before = queryClient.getQueryData(lessonProgressQuery.queryKey)
      queryClient.setQueryData(lessonProgressQuery.queryKey, (known) => withNews(known ?? [], answer.lessons))
      const isFirst = ({ lesson, finished }: LessonProgress) => finished && before?.find((known) => known.lesson === lesson)?.finished === false
      if (!answer.lessons.some(isFirst)) return
      toast({
        text: t(i18n)`学完一课，${points} 灵感值在任务中心等你`,
        tone: 'success',
        action: { label: t(i18n)`去领取`, onPress: () => void navigate({ to: '/functionList/draw/taskCenter' }) },
      })
    },
    [i18n, navigate, queryClient],
  )
}

const withNews = (known: readonly LessonProgress[], news: readonly LessonProgress[]) => [...news, ...known.filter(({ lesson }) => news.every((one) => one.lesson !== lesson))]
