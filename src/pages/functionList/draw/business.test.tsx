import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import { answer, Refusal } from '../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../tests/support/open-page.tsx'

test('a visitor leaves an inquiry; what is wrong stands at its field, and nothing is lost', async () => {
  const { user } = await openPage('/functionList/draw/business')
  const send = await screen.findByRole('button', { name: '发送' })
  await user.click(send)
  expect(await screen.findByText('留个电话或邮箱，我们才能回复你')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: '品牌活动' }))
  await user.type(screen.getByRole('textbox', { name: '你的称呼' }), '林溪')
  await user.type(screen.getByRole('textbox', { name: '电话或邮箱' }), 'lin@')
  await user.type(screen.getByRole('textbox', { name: '想怎么合作' }), '想办一场联名活动')
  answer('contactCreate', () => {
    throw new Refusal(codes.badInput, '这不像是电话或邮箱', { field: 'reach' })
  })
  await user.click(send)
  expect(await screen.findByText('这不像是电话或邮箱')).toBeTruthy()
  const create = vi.fn(() => ({}))
  answer('contactCreate', create)
  await user.type(screen.getByRole('textbox', { name: '电话或邮箱' }), 'example.com')
  await user.dblClick(send)
  expect(await screen.findByText('我们会按你留的方式联系你')).toBeTruthy()
  expect(create).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ topic: 'brand', name: '林溪', reach: 'lin@example.com', website: '' }))
  await user.click(screen.getByRole('button', { name: '再写一条' }))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: '你的称呼' }).value).toBe(''))
})
