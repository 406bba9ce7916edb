import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import { filmOf } from '#contract/courses/films.ts'
import { saveToken } from '~/shared/session/token.ts'
import { answer } from '../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../tests/support/open-page.tsx'
import { sampleUser, token } from '../../../../tests/support/samples.ts'

const COURSE = '/functionList/draw/course'
const LESSON = '/functionList/draw/videoPlay?id=first-picture'
const film = filmOf('first-picture', 'zh-Hans')

/** What a browser does with a film: jsdom has the element alone. */
function playTo(seconds: number): void {
  const video = document.querySelector('video')!
  Object.defineProperties(video, {
    duration: { configurable: true, value: film.seconds },
    currentTime: { configurable: true, writable: true, value: seconds },
    buffered: { configurable: true, value: { length: 0 } },
  })
  fireEvent.timeUpdate(video)
}
function playThrough(from: number, until: number): void {
  for (let seconds = from; seconds < until; seconds += 0.5) playTo(seconds)
}

test('a visitor finds all lessons, and the one that was left in the middle on top', async () => {
  const { user, router } = await openPage(LESSON)
  expect(await screen.findByRole('heading', { name: '一句话，第一幅画' })).toBeTruthy()
  expect(screen.getByText('画什么、在哪里、什么光线，一句就够。')).toBeTruthy()
  playThrough(0, film.chapters[1]! + 1)
  expect(await screen.findByText('已看')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: '返回' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(COURSE))
  const next = within((await screen.findByText('接着看')).closest('a')!)
  expect(next.getByText(/写一句话/)).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: '已学 25%' })).toBeTruthy()
  expect(screen.getAllByText(/^0:\d\d$/)).toHaveLength(8)
})

test('jumping over a chapter is not seeing it', async () => {
  await openPage(LESSON)
  await screen.findByRole('heading', { name: '一句话，第一幅画' })
  playTo(1)
  playTo(film.chapters[2]!)
  expect(screen.queryByText('已看')).toBeNull()
})

test('what a visitor has seen is the person’s after the login, and a lesson that is finished says what it earns', async () => {
  const visit = await openPage(LESSON)
  await screen.findByRole('heading', { name: '一句话，第一幅画' })
  await visit.user.click(screen.getByRole('button', { name: '我读完了' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '我读完了' })).toBeNull())

  saveToken(token)
  answer('userInfo', () => sampleUser())
  answer('lessonProgress', () => ({ lessons: [{ lesson: 'first-picture', position: 0, seen: [], finished: false, at: 1 }] }))
  const save = vi.fn((request: RequestOf<'lessonProgressSave'>) => ({ lessons: request.lessons.map((place) => ({ ...place, finished: true, at: 2 })) }))
  answer('lessonProgressSave', save)
  await openPage(LESSON)
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ lessons: [{ lesson: 'first-picture', position: 0, seen: [0, 1, 2, 3] }] })))
  expect(await screen.findByText('学完一课，2 灵感值在任务中心等你')).toBeTruthy()
})

test('trying it opens the generator with the lesson’s words', async () => {
  answer('generatorList', () => ({ categories: [], recent: [] }))
  answer('promptCheck', () => ({ paints: [], unread: [] }))
  const { user } = await openPage(LESSON)
  await user.click(await screen.findByRole('button', { name: '照着试一试' }))
  expect(await screen.findByDisplayValue('雪山湖泊，清晨，薄雾')).toBeTruthy()
})

test('a lesson that there is not is a page that says so', async () => {
  await openPage('/functionList/draw/videoPlay?id=nothing')
  expect(await screen.findByRole('heading', { name: '这里还是一张白纸' })).toBeTruthy()
})
