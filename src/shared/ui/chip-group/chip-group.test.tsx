// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderUi } from '../render-ui.tsx'
import { SegmentedControl } from '../segmented-control/segmented-control.tsx'
import { ChipGroup } from './chip-group.tsx'

afterEach(cleanup)

const choices = [
  { value: 'real', label: '写实' },
  { value: 'ink', label: '水墨' },
  { value: 'oil', label: '油画', disabled: true },
  { value: 'clay', label: '黏土' },
]

function Chosen({ of: Group }: { of: typeof ChipGroup | typeof SegmentedControl }) {
  const [value, setValue] = useState('real')
  return <Group label="风格" choices={choices} value={value} onChange={setValue} />
}

const checked = () => screen.getAllByRole('radio').filter((radio) => radio.getAttribute('aria-checked') === 'true')

test.each([['chips', ChipGroup], ['segments', SegmentedControl]] as const)('%s: a press chooses one', async (_, Group) => {
  renderUi(<Chosen of={Group} />)
  await userEvent.click(screen.getByText('黏土'))
  expect(checked().map((radio) => radio.textContent)).toEqual(['黏土'])
  await userEvent.click(screen.getByText('油画'))
  expect(checked().map((radio) => radio.textContent)).toEqual(['黏土'])
})

test('Tab enters at the choice; the arrows move it, round and past what is disabled', async () => {
  renderUi(<Chosen of={ChipGroup} />)
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('写实')
  await userEvent.keyboard('{ArrowRight}')
  expect(checked().map((radio) => radio.textContent)).toEqual(['水墨'])
  await userEvent.keyboard('{ArrowRight}')
  expect(checked().map((radio) => radio.textContent)).toEqual(['黏土'])
  await userEvent.keyboard('{ArrowRight}')
  expect(checked().map((radio) => radio.textContent)).toEqual(['写实'])
})
