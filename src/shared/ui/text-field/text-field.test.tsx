// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderUi } from '../render-ui.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

function Written({ of: Field }: { of: typeof TextField | typeof TextArea }) {
  const [value, setValue] = useState('')
  return Field === TextArea ? (
    <TextArea label="描述" value={value} onChange={setValue} maximum={5} />
  ) : (
    <TextField label="描述" value={value} onChange={setValue} maximum={5} clearable showCounter />
  )
}

const fields = [['a field', TextField], ['an area', TextArea]] as const

test.each(fields)('%s counts and clears', async (_, Field) => {
  renderUi(<Written of={Field} />)
  const input = screen.getByLabelText<HTMLInputElement>('描述')
  await userEvent.type(input, '一二三四五')
  expect(screen.getByText('5/5')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '清空' }))
  expect(input.value).toBe('')
  expect(document.activeElement).toBe(input)
})

test('a field stops at its maximum', async () => {
  renderUi(<Written of={TextField} />)
  const input = screen.getByLabelText<HTMLInputElement>('描述')
  await userEvent.type(input, '一二三四五六')
  expect(input.value).toBe('一二三四五')
})

test('an area keeps what is too long, marks it, and counts an emoji as one', async () => {
  renderUi(<Written of={TextArea} />)
  const input = screen.getByLabelText<HTMLTextAreaElement>('描述')
  await userEvent.type(input, '一二三四👩‍👩‍👧‍👧')
  expect(screen.getByText('5/5').dataset.over).toBeUndefined()
  await userEvent.type(input, '六')
  expect(input.value).toBe('一二三四👩‍👩‍👧‍👧六')
  expect(screen.getByText('6/5').dataset.over).toBe('true')
})

test('140 characters unless told; an error is tied to its field', () => {
  renderUi(<TextField label="昵称" value="" onChange={() => {}} error="写一个名字吧" />)
  const input = screen.getByLabelText<HTMLInputElement>('昵称')
  expect(input.maxLength).toBe(140)
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('写一个名字吧')
})
