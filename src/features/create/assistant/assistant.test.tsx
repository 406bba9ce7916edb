import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../../../tests/support/mock-server.ts'
import { sampleOffer } from '../../../../tests/support/samples.ts'
import { openForm } from '../../../../tests/support/open-form.tsx'

const prompt = () => screen.findByLabelText<HTMLTextAreaElement>('创意描述')

test('an idea can be taken back', async () => {
  const { user } = openForm('text-to-image')
  await user.type(await prompt(), '我的话')
  await user.click(screen.getByRole('button', { name: '来个灵感' }))
  expect((await prompt()).value).not.toBe('我的话')
  await user.click(screen.getByRole('button', { name: '撤销' }))
  expect((await prompt()).value).toBe('我的话')
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull()
})

test('a short prompt is enriched in one of three ways, and the old one comes back', async () => {
  const { user } = openForm('text-to-image')
  expect((await screen.findByRole('button', { name: '帮我丰富' })).hasAttribute('disabled')).toBe(true)
  await user.type(await prompt(), '湖边的小屋')
  await user.click(screen.getByRole('button', { name: '帮我丰富' }))
  const sheet = await screen.findByRole('dialog', { name: '选一种说法' })
  expect(await within(sheet).findAllByRole('listitem')).toHaveLength(3)
  const before = within(sheet).getAllByRole('listitem').map(({ textContent }) => textContent)
  await user.click(within(sheet).getByRole('button', { name: '换一批' }))
  expect(within(sheet).getAllByRole('listitem').map(({ textContent }) => textContent)).not.toEqual(before)
  await user.click(within(within(sheet).getAllByRole('listitem')[0]!).getByRole('button'))
  expect((await prompt()).value).toMatch(/^湖边的小屋，.+，.+/)
  await user.click(await screen.findByRole('button', { name: '撤销' }))
  expect((await prompt()).value).toBe('湖边的小屋')
})

test('where a model makes the picture, a language model writes richer prompts too', async () => {
  const asked: string[] = []
  answer('promptEnrich', ({ prompt: given }) => (asked.push(given), { prompts: ['湖边的小屋，雪后黄昏，窗里亮着灯'] }))
  const { user } = openForm('text-to-image', undefined, { offers: [sampleOffer('Wan')] })
  await user.type(await prompt(), '湖边的小屋')
  await user.click(screen.getByRole('button', { name: '帮我丰富' }))
  await user.click(await screen.findByRole('button', { name: /雪后黄昏/ }))
  expect((await prompt()).value).toBe('湖边的小屋，雪后黄昏，窗里亮着灯')
  expect(asked).toEqual(['湖边的小屋'])
})

test('a word is added by a tap and taken away by another', async () => {
  const { user } = openForm('text-to-image')
  await user.type(await prompt(), '雪山')
  await user.click(screen.getByRole('button', { name: '薄雾' }))
  expect((await prompt()).value).toBe('雪山，薄雾')
  await user.click(screen.getByRole('button', { name: '更多词' }))
  const sheet = await screen.findByRole('dialog', { name: '加几个词' })
  await user.click(within(await within(sheet).findByRole('group', { name: '氛围' })).getByRole('button', { name: '宁静' }))
  await user.click(within(sheet).getByRole('button', { name: '薄雾' }))
  expect((await prompt()).value).toBe('雪山，宁静')
})

test('what was sent is found again, searched, and removed', async () => {
  const first = openForm('text-to-image')
  for (const text of ['雪山', '湖泊', '森林', '沙漠', '大海']) {
    await first.user.clear(await prompt())
    await first.user.type(await prompt(), text)
    await first.generate()
    await waitFor(() => expect(first.sent.at(-1)?.input).toMatchObject({ prompt: text }))
    await screen.findByText('再来一次')
  }
  cleanup()
  sessionStorage.clear()

  const { user } = openForm('text-to-image-pro')
  await user.click(await screen.findByRole('button', { name: '写过的描述' }))
  const sheet = await screen.findByRole('dialog', { name: '写过的描述' })
  expect((await within(sheet).findAllByRole('listitem'))[0]!.textContent).toBe('大海')
  await user.type(within(sheet).getByRole('searchbox'), '森')
  expect(within(sheet).getAllByRole('listitem')).toHaveLength(1)
  await user.click(within(sheet).getByRole('button', { name: '删除“森林”' }))
  expect(within(sheet).getByText('没有找到，换个词试试')).toBeTruthy()
  await user.clear(within(sheet).getByRole('searchbox'))
  await user.click(within(sheet).getByRole('button', { name: '雪山' }))
  expect((await prompt()).value).toBe('雪山')
})
