import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import type { Mask } from '#contract/generators/fields.ts'
import { renderUi } from '~/shared/ui/render-ui.tsx'
import { drag, layOut, pinch } from '../pointer-support.ts'
import * as reading from '../read-pixels.ts'
import type { Pixels } from '../select/pixels.ts'
import { MaskEditor } from './mask-editor.tsx'
import { emptyMask } from './mask-strokes.ts'

let readPixels: MockInstance<typeof reading.readPixels>

const photo = { id: 'p', url: '/p.jpg', width: 200, height: 150 }
let mask: Mask

/** Left half red, right half green. */
const twoHalves = (): Pixels => {
  const data = new Uint8ClampedArray(80 * 60 * 4)
  for (let i = 0; i < 80 * 60; i++) data.set(i % 80 < 40 ? [200, 50, 40, 255] : [60, 140, 70, 255], i * 4)
  return { width: 80, height: 60, data }
}

function Editor({ marks = false, start = emptyMask }: { marks?: boolean; start?: Mask }) {
  const [value, setValue] = useState(start)
  const change = (next: typeof value) => {
    mask = next
    setValue(next)
  }
  return <MaskEditor photo={photo} mask={value} onChange={change} marks={marks} help="涂抹想去掉的东西，松手即可" />
}

beforeEach(() => {
  layOut(400, 300)
  readPixels = vi.spyOn(reading, 'readPixels').mockImplementation(async () => twoHalves())
})
const open = (props: Parameters<typeof Editor>[0] = {}) => {
  mask = props.start ?? emptyMask
  renderUi(<Editor {...props} />)
  return screen.getByRole('application', { name: '照片画布' })
}
/** The slider's figure has the role too. */
const said = () => screen.getAllByRole('status')[0]!.textContent
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a finger paints where it goes; what is chosen is said', () => {
  const canvas = open()
  expect(said()).toBe('涂抹想去掉的东西，松手即可')
  drag(canvas, [40, 150], [200, 150], [360, 150])
  expect(mask.strokes).toEqual([{ mode: 'keep', radius: 0.035, points: [[0.1, 0.5], [0.9, 0.5]] }])
  expect(said()).toBe('已选中约 8%')
})

test('every change can be undone and done again, turning over and clearing too', async () => {
  const canvas = open()
  drag(canvas, [40, 150], [360, 150])
  const painted = mask
  await press('反选')
  expect(mask.inverted).toBe(true)
  await press('清空')
  expect(mask).toEqual(emptyMask)
  await press('撤销')
  expect(mask.inverted).toBe(true)
  await press('撤销')
  expect(mask).toEqual(painted)
  await press('撤销')
  expect(mask.strokes).toEqual([])
  expect(screen.getByRole('button', { name: '撤销' })).toHaveProperty('disabled', true)
  fireEvent.keyDown(canvas, { key: 'z', ctrlKey: true, shiftKey: true })
  expect(mask).toEqual(painted)
  fireEvent.keyDown(canvas, { key: 'z', ctrlKey: true })
  expect(mask.strokes).toEqual([])
})

test('strokes of an earlier visit can be undone', async () => {
  open({ start: { ...emptyMask, strokes: [{ mode: 'keep', radius: 0.1, points: [[0.5, 0.5]] }] } })
  await press('撤销')
  expect(mask.strokes).toEqual([])
})

test('taking away is a stroke of its own, and the other way round on a mask that was turned over', async () => {
  const canvas = open()
  await userEvent.click(screen.getByRole('radio', { name: '减去' }))
  drag(canvas, [200, 150])
  expect(mask.strokes.at(-1)!.mode).toBe('remove')
  await press('反选')
  drag(canvas, [100, 150])
  expect(mask.strokes.at(-1)!.mode).toBe('keep')
})

test('a tap chooses what is alike, a second adds, and less of it is taken away again', async () => {
  const canvas = open()
  await press('点选')
  drag(canvas, [100, 150])
  expect(await screen.findByText('已选中约 50%')).toBeTruthy()
  expect(mask.strokes[0]).toMatchObject({ mode: 'keep', area: true })
  drag(canvas, [300, 150])
  expect(await screen.findByText('已选中约 100%')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: '减去' }))
  drag(canvas, [300, 150])
  expect(await screen.findByText('已选中约 50%')).toBeTruthy()
})

test('a photo that cannot be read leaves the brush', async () => {
  readPixels.mockRejectedValue(new DOMException('broken', 'EncodingError'))
  const canvas = open()
  await press('点选')
  drag(canvas, [100, 150])
  expect(await screen.findByText('这里看不出边界，用画笔涂一下吧')).toBeTruthy()
  await press('涂抹')
  drag(canvas, [100, 150])
  expect(mask.strokes).toHaveLength(1)
})

test('an outline is filled, and so is a box that is pulled; a slip is neither', async () => {
  const canvas = open()
  await press('圈选')
  drag(canvas, [100, 75], [300, 75], [300, 225], [100, 225])
  expect(said()).toBe('已选中约 25%')
  drag(canvas, [10, 10], [11, 11])
  expect(mask.strokes).toHaveLength(1)
  await press('点选')
  drag(canvas, [0, 0], [400, 75])
  expect(said()).toBe('已选中约 50%')
})

test('two fingers zoom and leave no stroke; afterwards a stroke lies where the finger is, and is finer', () => {
  const canvas = open()
  pinch(canvas, [[150, 150], [250, 150]], [[100, 150], [300, 150]])
  expect(mask.strokes).toEqual([])
  drag(canvas, [200, 150])
  const [stroke] = mask.strokes
  expect(stroke!.radius).toBeCloseTo(0.0175)
  expect(stroke!.points[0]![0]).toBeCloseTo(0.5, 1)
  drag(canvas, [0, 150])
  expect(mask.strokes[1]!.points[0]![0]).toBeCloseTo(0.25, 1)
})

test('the edge is moved in one step', async () => {
  const canvas = open()
  drag(canvas, [200, 150])
  await press('扩缩')
  const slider = screen.getByRole('slider', { name: '边缘' })
  // As the browser tells it, step by step; jsdom knows no keys of sliders.
  for (const value of ['0.005', '0.01']) {
    fireEvent.change(slider, { target: { value } })
    fireEvent.keyUp(slider, { key: 'ArrowRight' })
  }
  expect(mask.grow).toBeCloseTo(0.01)
  await press('撤销')
  await press('撤销')
  expect(mask.grow).toBe(0)
  expect(mask.strokes).toHaveLength(1)
})

test('marks keep or remove, and are neither turned over nor grown', async () => {
  const canvas = open({ marks: true })
  drag(canvas, [200, 150])
  await userEvent.click(screen.getByRole('radio', { name: '去除' }))
  drag(canvas, [100, 150])
  expect(mask.strokes.map(({ mode }) => mode)).toEqual(['keep', 'remove'])
  expect(said()).toBe('已画 2 笔')
  expect(screen.queryByRole('button', { name: '反选' })).toBeNull()
  fireEvent.keyDown(canvas, { key: 'i' })
  expect(mask.inverted).toBe(false)
})
