// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { RadioGroup } from './radio-group.tsx'

afterEach(cleanup)

const options = [
  { value: 'square', content: '1:1' },
  { value: 'wide', content: '16:9', disabled: true },
  { value: 'tall', content: '3:4' },
] as const

function Ratios({ first }: { first: string }) {
  const [ratio, setRatio] = useState(first)
  return <RadioGroup label="比例" options={options} value={ratio} onChange={setRatio} />
}

const checked = () => screen.queryByRole('radio', { checked: true })?.textContent

test('Tab enters at the choice and leaves the group; a press chooses', async () => {
  render(<Ratios first="tall" />)
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('3:4')
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
  await userEvent.click(screen.getByRole('radio', { name: '1:1' }))
  expect(checked()).toBe('1:1')
})

test('arrows move the choice, round and past what is disabled', async () => {
  render(<Ratios first="square" />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(checked()).toBe('3:4')
  expect(document.activeElement?.textContent).toBe('3:4')
  await userEvent.keyboard('{ArrowDown}')
  expect(checked()).toBe('1:1')
  await userEvent.keyboard('{ArrowLeft}')
  expect(checked()).toBe('3:4')
})

test('where nothing is chosen yet Tab enters at the first', async () => {
  render(<Ratios first="" />)
  await userEvent.tab()
  expect(checked()).toBeUndefined()
  await userEvent.keyboard(' ')
  expect(checked()).toBe('1:1')
})
