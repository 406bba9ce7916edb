// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderUi } from '../render-ui.tsx'
import { Stepper } from './stepper.tsx'

afterEach(cleanup)

function Count() {
  const [count, setCount] = useState(1)
  return <Stepper label="数量" value={count} onChange={setCount} min={1} max={4} />
}

const count = () => screen.getByRole('spinbutton', { name: '数量' }).getAttribute('aria-valuenow')

test('is stepped by press, and no further than its ends', async () => {
  renderUi(<Count />)
  expect(screen.getByRole('button', { name: '减少' })).toHaveProperty('disabled', true)
  for (let press = 0; press < 5; press++) await userEvent.click(screen.getByRole('button', { name: '增加' }))
  expect(count()).toBe('4')
  expect(screen.getByRole('button', { name: '增加' })).toHaveProperty('disabled', true)
})

test('takes arrows, ends and digits', async () => {
  renderUi(<Count />)
  screen.getByRole('spinbutton', { name: '数量' }).focus()
  for (const [key, after] of [['{ArrowUp}', '2'], ['{End}', '4'], ['{ArrowDown}', '3'], ['{Home}', '1'], ['2', '2'], ['9', '4'], ['a', '4']]) {
    await userEvent.keyboard(key!)
    expect(count()).toBe(after)
  }
})
