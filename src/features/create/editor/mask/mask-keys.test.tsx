import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { Mask } from '#contract/generators/fields.ts'
import { renderUi } from '~/shared/ui/render-ui.tsx'
import { layOut } from '../pointer-support.ts'
import { MaskEditor } from './mask-editor.tsx'
import { emptyMask } from './mask-strokes.ts'

let mask: Mask

function Editor() {
  const [value, setValue] = useState(emptyMask)
  const change = (next: typeof value) => {
    mask = next
    setValue(next)
  }
  return <MaskEditor photo={{ id: 'p', url: '/p.jpg', width: 200, height: 150 }} mask={value} onChange={change} marks={false} help="涂一涂" />
}

beforeEach(() => {
  mask = emptyMask
  layOut(400, 300)
})

async function focusCanvas() {
  renderUi(<Editor />)
  await userEvent.tab()
  return screen.getByRole('application')
}

test('the photo is reached by Tab, the cursor goes by the arrows, and Enter paints where it is', async () => {
  const canvas = await focusCanvas()
  expect(document.activeElement).toBe(canvas)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}')
  expect(screen.getByText('横 54%，纵 50%')).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  expect(mask.strokes).toHaveLength(1)
  const [x, y] = mask.strokes[0]!.points[0]!
  expect([x, y].map((share) => Math.round(share * 1000))).toEqual([540, 504])
})

test('while Space is held the arrows paint a line', async () => {
  await focusCanvas()
  await userEvent.keyboard('{ArrowRight}{ >}{ArrowRight}{ArrowRight}{ArrowDown}{/ }')
  expect(mask.strokes).toHaveLength(1)
  expect(mask.strokes[0]!.points).toHaveLength(3)
})

test('corners set by Enter make an outline, closed at the first one; Escape gives it up', async () => {
  await focusCanvas()
  await userEvent.keyboard('l{ArrowRight}{Enter}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}{Escape}')
  expect(mask.strokes).toEqual([])
  await userEvent.keyboard('{Enter}{ArrowLeft}{ArrowLeft}{Enter}{ArrowUp}{ArrowUp}{Enter}{ArrowRight}{ArrowRight}{Enter}{ArrowDown}{ArrowDown}{Enter}')
  expect(mask.strokes).toHaveLength(1)
  expect(mask.strokes[0]).toMatchObject({ area: true })
})

test('letters choose tools and modes, brackets the width, in whichever part of the editor the focus is', async () => {
  await focusCanvas()
  await userEvent.keyboard('l')
  expect(screen.getByRole('button', { name: '圈选' }).getAttribute('aria-pressed')).toBe('true')
  await userEvent.keyboard('bx]')
  expect(screen.getByRole('radio', { name: '减去' }).getAttribute('aria-checked')).toBe('true')
  expect(screen.getByText('4.2%')).toBeTruthy()
  screen.getByRole('button', { name: '涂抹' }).focus()
  await userEvent.keyboard('i')
  expect(mask.inverted).toBe(true)
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(mask.inverted).toBe(false)
})

test('the arrows walk through the toolbar, which is one stop for Tab', async () => {
  await focusCanvas()
  screen.getByRole('button', { name: '涂抹' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement?.textContent).toBe('点选')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(document.activeElement?.textContent).toBe('清空')
})

test('the mouse pans while Space is held without a cursor', async () => {
  const canvas = await focusCanvas()
  fireEvent.keyDown(canvas, { key: '+' })
  fireEvent.keyDown(canvas, { key: ' ' })
  const at = (clientX: number) => ({ clientX, clientY: 150, pointerId: 1, button: 0, pointerType: 'mouse' })
  fireEvent.pointerDown(canvas, at(200))
  fireEvent.pointerMove(canvas, at(150))
  fireEvent.pointerUp(canvas, at(150))
  fireEvent.keyUp(canvas, { key: ' ' })
  expect(mask.strokes).toEqual([])
  fireEvent.pointerDown(canvas, at(200))
  fireEvent.pointerUp(canvas, at(200))
  expect(mask.strokes[0]!.points[0]![0]).toBeCloseTo(0.5 + 50 / (400 * 1.4))
})
