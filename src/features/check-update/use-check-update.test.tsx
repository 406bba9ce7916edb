import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, test, vi } from 'vitest'
import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import type { CloudRequest } from '#contract/cloud.ts'
import { noteReloadNeed, useReloadNeed } from '~/shared/lib/reload-need.ts'
import { renderUi } from '~/shared/ui/render-ui.tsx'
import { server } from '../../../tests/support/mock-server.ts'
import { useCheckUpdate } from './use-check-update.ts'

let now: number
let hidden: boolean
/** What the page told of itself, each time it asked. */
let asked: unknown[]
let outdated: boolean

function App() {
  useCheckUpdate()
  return <p>{useReloadNeed() ?? 'newest'}</p>
}

beforeEach(() => {
  now = 1_763_723_795_000
  hidden = false
  outdated = true
  asked = []
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  act(() => noteReloadNeed(undefined))
  server.use(
    http.post('*/api/cloud', async ({ request }) => {
      const { method, params } = (await request.json()) as CloudRequest
      if (method === 'anonymousAuthorize') return envelope({ token: 't', secret: 's', validSeconds: 7200 })
      asked.push(params)
      return envelope({ result: { outdated } })
    }),
  )
  renderUi(<App />)
})

const envelope = (data: object) => HttpResponse.json({ code: codes.success, msg: 'ok', data })

function returnAfter(minutes: number) {
  for (const next of [true, false]) {
    hidden = next
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    if (next) now += minutes * 60_000
  }
}

test('who returns to an old page is told of the new version', async () => {
  returnAfter(31)
  expect(await screen.findByText('release')).toBeTruthy()
  expect(asked).toEqual([{ name: 'checkUpdate', args: { appVersion: appConfig.appVersion, appVersionCode: appConfig.appVersionCode } }])
})

test('it is asked every half hour at most, and nothing is said while the page is the newest', async () => {
  outdated = false
  returnAfter(29)
  returnAfter(2)
  await waitFor(() => expect(asked).toHaveLength(1))
  returnAfter(29)
  returnAfter(2)
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(screen.getByText('newest')).toBeTruthy()
})

test('a service that does not answer is no matter', async () => {
  let refused = 0
  server.use(
    http.post('*/api/cloud', () => {
      refused++
      return HttpResponse.json({ code: codes.internal, msg: 'down', data: {} })
    }),
  )
  returnAfter(31)
  await waitFor(() => expect(refused).toBe(1))
  returnAfter(31)
  await waitFor(() => expect(refused).toBe(2))
})
