import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { Margins } from '#contract/generators/fields.ts'
import { renderUi } from '~/shared/ui/render-ui.tsx'
import { drag, layOut } from '../pointer-support.ts'
import { MarginsEditor } from './margins-editor.tsx'

let margins: Margins | undefined

function Editor({ width = 1200, height = 800 }: { width?: number; height?: number }) {
  const [value, setValue] = useState<Margins>()
  const change = (next: typeof value) => {
    margins = next
    setValue(next)
  }
  return <MarginsEditor photo={{ id: 'p', url: '/p.jpg', width, height }} margins={value} onChange={change} help="拖动边框，画面会向外延展" />
}

beforeEach(() => {
  margins = undefined
  layOut(396, 400)
})
const side = (name: string) => screen.getByRole('slider', { name })
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))

test('a form is chosen at once, and the new size is said', async () => {
  renderUi(<Editor />)
  expect(screen.getByRole('status').textContent).toBe('拖动边框，画面会向外延展')
  await choose('1:1')
  expect(margins).toEqual({ top: 0.25, right: 0, bottom: 0.25, left: 0 })
  expect(screen.getByRole('status').textContent).toBe('新尺寸 1200 × 1200')
  await choose('四周 25%')
  expect(screen.getByRole('status').textContent).toBe('新尺寸 1800 × 1200')
})

test('a side is pulled by a finger, as far as the finger goes', () => {
  renderUi(<Editor />)
  // 396 pixels show the photo and 16 % of room on both its sides.
  drag(side('右边'), [350, 200], [380, 200], [410, 200])
  expect(margins!.right).toBeCloseTo(60 / 300, 2)
  expect(screen.getByRole('radio', { name: '自由' }).getAttribute('aria-checked')).toBe('true')
})

test('by keys a side goes out and in, to its end and back; each can be undone', async () => {
  renderUi(<Editor />)
  side('上边').focus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
  expect(margins!.top).toBeCloseTo(0.01)
  await userEvent.keyboard('{End}')
  expect(margins!.top).toBe(1)
  expect(side('上边').getAttribute('aria-valuenow')).toBe('100')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(margins!.top).toBeCloseTo(0.01)
  await userEvent.click(screen.getByRole('button', { name: '恢复原尺寸' }))
  expect(margins).toBeUndefined()
})

test('undone to the beginning there are no margins', async () => {
  renderUi(<Editor />)
  await choose('16:9')
  await userEvent.click(screen.getByRole('button', { name: '撤销' }))
  expect(margins).toBeUndefined()
})

test('what would be too large cannot be chosen or pulled', async () => {
  renderUi(<Editor width={4000} height={3000} />)
  expect(screen.getByRole('radio', { name: '16:9' })).toHaveProperty('disabled', true)
  side('左边').focus()
  await userEvent.keyboard('{End}')
  expect(screen.getByRole('status').textContent).toBe('新尺寸 4096 × 3000')
})
