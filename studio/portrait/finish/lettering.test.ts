import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { canWrite, widthOf, write, writeDown, type Writing } from './lettering.ts'

const writing: Writing = { hand: 'brush', size: 40, colour: '#000000' }

function inked(draw: (brush: ReturnType<ReturnType<typeof createCanvas>['getContext']>) => void) {
  const brush = createCanvas(200, 200).getContext('2d')
  draw(brush)
  const { data } = brush.getImageData(0, 0, 200, 200)
  let [left, right, bottom] = [200, 0, 0]
  for (let i = 0; i < 40_000; i++) {
    if (data[i * 4 + 3]! < 128) continue
    left = Math.min(left, i % 200)
    right = Math.max(right, i % 200)
    bottom = Math.max(bottom, Math.floor(i / 200))
  }
  return { left, right, bottom }
}

describe('lettering', () => {
  it('knows what its fonts can write', () => {
    expect(canWrite('敦煌 Goddess', 'brush')).toBe(true)
    expect(canWrite('Привет, ăđ', 'italic')).toBe(true)
    expect(canWrite('春😀', 'brush')).toBe(false)
  })

  it('leaves out what it cannot write', () => {
    const brush = createCanvas(200, 200).getContext('2d')
    expect(widthOf(brush, '春😀', writing)).toBe(widthOf(brush, '春', writing))
  })

  it('writes lines about a point and columns downwards', () => {
    const line = inked((brush) => write(brush, '新春', 100, 100, writing))
    expect((line.left + line.right) / 2).toBeCloseTo(100, -1)
    expect(line.right - line.left).toBeGreaterThan(50)
    const column = inked((brush) => writeDown(brush, '新春大', 100, 10, writing))
    expect(column.right - column.left).toBeLessThan(45)
    expect(column.bottom).toBeGreaterThan(100)
  })
})
