import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import type { LessonId } from '#contract/courses/lessons.ts'
import { lessonPlaces, placesOf } from '~/entities/course/lesson-places.ts'
import { lessonProgressQuery } from '~/entities/course/course.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { useLessonViews } from './use-lesson-views.ts'
import { useSendLessons } from './use-send-lessons.ts'

/** How often a film that plays tells where it is: the device, and the server, ms. */
const KEEP_MS = 4000
const SEND_MS = 20_000

/** A lesson that is open: where it was left, and what keeps where it is now. */
export function useLesson(id: LessonId) {
  const queryClient = useQueryClient()
  const { data: user } = useQuery(userQuery)
  const owner = user?.id
  const view = useLessonViews()[id]
  const send = useSendLessons()
  const kept = useRef(0)
  const sent = useRef(0)
  /** Where the film is, as long as it is not kept. */
  const passing = useRef<number>(undefined)

  const keep = useCallback(
    (position: number, seen: readonly number[] = []) => {
      const before = placesOf(lessonPlaces.read(), owner)[id]
      const all = new Set([...(before?.seen ?? []), ...seen])
      kept.current = Date.now()
      passing.current = undefined
      lessonPlaces.keep(id, { position, seen: [...all].toSorted((a, b) => a - b), at: kept.current, owner })
    },
    [id, owner],
  )

  const tell = useCallback(() => {
    if (passing.current !== undefined) keep(passing.current)
    sent.current = Date.now()
    void send(owner)
  }, [keep, owner, send])

  // What was left on this device, by a visitor too, is the person's from now on; a lesson begins when it is opened.
  useEffect(() => {
    if (owner === undefined) return
    const isNew = queryClient.getQueryData(lessonProgressQuery.queryKey)?.every(({ lesson }) => lesson !== id) ?? true
    if (isNew && !lessonPlaces.read()[id]) keep(0)
    tell()
  }, [id, keep, owner, queryClient, tell])

  // Whoever goes away may not come back to this page.
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && tell()
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      tell()
    }
  }, [tell])

  // All was seen in less time than it takes: it counts a little later.
  const { data: told } = useQuery({ ...lessonProgressQuery, enabled: owner !== undefined })
  const finishesIn = told?.find(({ lesson }) => lesson === id)?.finishesIn
  useEffect(() => {
    if (finishesIn === undefined) return undefined
    const timer = setTimeout(() => {
      keep(view.position)
      tell()
    }, (finishesIn + 1) * 1000)
    return () => clearTimeout(timer)
    // Another position is no reason to begin anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [finishesIn, keep, tell])

  return {
    view,
    /** The film is there now; told often. */
    note(position: number) {
      const now = Date.now()
      passing.current = position
      if (now - kept.current >= KEEP_MS) keep(position)
      if (now - sent.current >= SEND_MS) tell()
    },
    /** Chapters were watched or read to their end. */
    see(chapters: readonly number[], position: number) {
      keep(position, chapters)
      tell()
    },
    stop(position: number) {
      keep(position)
      tell()
    },
  }
}
