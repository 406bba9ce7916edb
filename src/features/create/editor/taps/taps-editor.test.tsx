import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { Tap } from '#contract/generators/fields.ts'
import { renderUi } from '~/shared/ui/render-ui.tsx'
import { drag, layOut } from '../pointer-support.ts'
import { TapsEditor } from './taps-editor.tsx'

let taps: Tap[]

function Editor({ start = [] }: { start?: Tap[] }) {
  const [value, setValue] = useState(start)
  const change = (next: typeof value) => {
    taps = next
    setValue(next)
  }
  return <TapsEditor photo={{ id: 'p', url: '/p.png', width: 200, height: 150 }} taps={value} onChange={change} help="选一种颜色，点在线稿上" />
}

beforeEach(() => layOut(400, 300))
const open = (start?: Tap[]) => {
  taps = start ?? []
  renderUi(<Editor start={start} />)
  return screen.getByRole('application')
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a colour is picked and put on its place', async () => {
  const canvas = open()
  await press('天蓝')
  drag(canvas, [100, 75])
  await press('红色')
  drag(canvas, [300, 150])
  expect(taps).toEqual([
    { at: [0.25, 0.25], colour: '#8cc8f0' },
    { at: [0.75, 0.5], colour: '#e5484d' },
  ])
  expect(screen.getByRole('status').textContent).toBe('已指定 2 处颜色')
})

test('a place that is chosen changes its colour, or goes', async () => {
  const canvas = open()
  drag(canvas, [100, 75])
  drag(canvas, [300, 150])
  await press('第 1 处颜色')
  await press('墨绿')
  expect(taps.map(({ colour }) => colour)).toEqual(['#2f7d5b', '#e5484d'])
  await press('移除这处')
  expect(taps).toHaveLength(1)
  await press('撤销')
  expect(taps).toHaveLength(2)
  await press('撤销')
  expect(taps.map(({ colour }) => colour)).toEqual(['#e5484d', '#e5484d'])
})

test('a finger that moves puts no colour down', () => {
  drag(open(), [100, 75], [160, 120])
  expect(taps).toEqual([])
})

test('by keys: the arrows and Enter put a colour down, Delete takes it away', async () => {
  open()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(taps).toHaveLength(1)
  expect(taps[0]!.at[0]).toBeCloseTo(0.52)
  await userEvent.tab()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('第 1 处颜色')
  await userEvent.keyboard('{Delete}')
  expect(taps).toEqual([])
})

test('sixty places are enough', () => {
  const canvas = open(Array.from({ length: 60 }, (_, i) => ({ at: [i / 60, 0.5], colour: '#ffffff' })))
  drag(canvas, [100, 20])
  expect(taps).toHaveLength(60)
  expect(screen.getByRole('status').textContent).toContain('颜色已经够多了')
})
