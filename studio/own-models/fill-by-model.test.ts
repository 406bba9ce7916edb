import { describe, expect, it } from 'vitest'
import { meanFiller, whiteFiller } from '../../tests/support/onnx/tiny-networks.ts'
import { erase } from '../photo/erase.ts'
import { drawn, idle } from '../photo/fixtures.ts'
import { fillByModel } from './fill-by-model.ts'
import { windowsBeside, windowsOver } from './fill-windows.ts'
import { colourAt, createTestModels, noise } from './fixtures.ts'
import { piecesOf } from './hole-pieces.ts'

const model = createTestModels()

describe('filling', () => {
  const scene = noise({ width: 160, height: 120 })
  const spot = { left: 20, top: 20, width: 24, height: 30 }
  const far = { left: 130, top: 90, width: 10, height: 10 }
  const farHole = drawn(scene, far)
  const hole = Uint8Array.from(drawn(scene, spot), (value, i) => (value || farHole[i] ? 1 : 0))

  it('paints each piece of the hole from what lies around it, and nothing else', async () => {
    const filler = model('fill', { size: 32, output: { range: [0, 255] } }, meanFiller(32))
    const windows = windowsOver(piecesOf(hole, scene), scene, 32)
    expect(windows.map(({ takes }) => takes)).toEqual([spot, far])
    const painted = await fillByModel(filler, scene, hole, windows, idle)
    const isSame = (_: number, at: number) => painted.data[at] === scene.data[at]
    const isMean = (_: number, at: number) => Math.abs(painted.data[at]! - 127) < 20
    expect(painted.data.every((value, at) => (hole[Math.floor(at / 3)] ? isMean : isSame)(value, at))).toBe(true)
  })

  it('takes away what is marked, by a network of whole numbers whose mask says what is known', async () => {
    const filler = model('fill', { size: 64, input: { range: [0, 255] }, mask: { hole: 0, known: 255 }, output: { range: [0, 255] } }, whiteFiller())
    const { picture } = await erase(scene, drawn(scene, spot), idle, (whole, gap, context) =>
      fillByModel(filler, whole, gap, windowsOver(piecesOf(gap, whole), whole, 64), context))
    expect(colourAt(picture, 30, 34)).toEqual([255, 255, 255])
    expect(colourAt(picture, 80, 80)).toEqual(colourAt(scene, 80, 80))
  })

  it.each([
    [{ left: 0, top: 0, width: 100, height: 60 }, { width: 150, height: 60 }],
    [{ left: 40, top: 30, width: 100, height: 60 }, { width: 180, height: 150 }],
    [{ left: 300, top: 10, width: 100, height: 600 }, { width: 420, height: 620 }],
  ])('covers all that is beyond a photo, from its edges outwards (%o)', (place, frame) => {
    const covered = new Uint8Array(frame.width * frame.height)
    const mark = ({ left, top, width, height }: typeof place) => {
      for (let y = top; y < top + height; y++) covered.fill(1, y * frame.width + left, y * frame.width + left + width)
    }
    mark(place)
    for (const { sees, takes } of windowsBeside(place, frame, 64)) {
      const seen = { left: Math.max(sees.left, takes.left), top: Math.max(sees.top, takes.top) }
      const right = Math.min(sees.left + sees.width, takes.left + takes.width)
      const bottom = Math.min(sees.top + sees.height, takes.top + takes.height)
      mark({ ...seen, width: right - seen.left, height: bottom - seen.top })
      expect([sees.left, sees.top].every((edge) => edge >= 0)).toBe(true)
      expect([sees.left + sees.width <= frame.width, sees.top + sees.height <= frame.height]).toEqual([true, true])
    }
    expect(covered.includes(0)).toBe(false)
  })
})
