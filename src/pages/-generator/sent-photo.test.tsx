import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import { logIn } from '../../../tests/support/log-in.ts'
import { answer } from '../../../tests/support/mock-server.ts'
import { openPage } from '../../../tests/support/open-page.tsx'
import { sampleGenerators, sampleTask, sampleUser, sampleWork, token } from '../../../tests/support/samples.ts'

const work = sampleWork(1)
const upload = { id: sampleTask().id, url: '/api/file/u.png', width: 640, height: 480 }

test('a visitor to whom a work was sent on logs in and finds it in the form, with what was chosen before', async () => {
  answer('generatorList', sampleGenerators)
  answer('taskList', () => ({ tasks: [] }))
  answer('optionList', () => ({ loginWays: ['code'], interests: [], isShowPay: false }))
  const { user, router } = await openPage(`/functionSquare/cutout/index?photo=${work.id}`)
  await user.click(await screen.findByRole('radio', { name: '人物' }))
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: '登录' }))

  answer('loginMobile', () => ({ token, user: sampleUser(), isreg: false }))
  answer('userInfo', () => sampleUser())
  const take = vi.fn(() => upload)
  answer('workPhoto', take)
  await logIn(user)

  expect(await screen.findByText('640 × 480')).toBeTruthy()
  expect(router.state.location).toMatchObject({ pathname: '/functionSquare/cutout/index', search: { photo: work.id } })
  expect(screen.getByRole('radio', { name: '人物' }).getAttribute('aria-checked')).toBe('true')
  expect(take).toHaveBeenCalledExactlyOnceWith({ id: work.id })

  const create = vi.fn((_: RequestOf<'taskCreate'>) => ({ task: sampleTask({ generator: 'cutout' }), coin: 10 }))
  answer('taskCreate', create)
  answer('taskDetail', () => sampleTask({ generator: 'cutout' }))
  await user.click(screen.getByRole('button', { name: '开始创作' }))
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
  expect(create.mock.calls[0]![0]).toMatchObject({ parentId: work.id, input: { photo: upload.id, subject: 'person' } })
})
