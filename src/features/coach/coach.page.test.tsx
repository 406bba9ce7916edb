import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../../tests/support/open-page.tsx'
import { answer } from '../../../tests/support/mock-server.ts'
import { sampleGenerators } from '../../../tests/support/samples.ts'

const step = (name: string) => screen.findByRole('heading', { name })

test('goes on as the person does what it says, keeps its place, and leaves when told', async () => {
  answer('generatorList', sampleGenerators)
  const { user } = await openPage('/functionList/draw/textDraw#coach')
  await step('选风格')
  await waitFor(() => expect(document.querySelector('[data-field="style"]')?.hasAttribute('data-coached')).toBe(true))
  await user.click(screen.getByRole('radio', { name: /水彩/ }))
  await step('写提示词')
  const prompt = document.querySelector<HTMLTextAreaElement>('[data-field="prompt"] textarea')!
  await user.click(screen.getByRole('button', { name: '带我去' }))
  expect(document.querySelector('[data-field="prompt"]')?.contains(document.activeElement)).toBe(true)
  await user.type(prompt, '雪山')
  fireEvent.blur(prompt)
  // Browsers tell a change when the field is left; jsdom does not, for what React has set.
  prompt.dispatchEvent(new Event('change', { bubbles: true }))
  await step('生成')
  expect(localStorage.getItem('inkling-coach')).toBe('2')
  await user.click(screen.getByRole('button', { name: '上一步' }))
  await step('写提示词')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('region', { name: '新手教程' })).toBeNull())
})
