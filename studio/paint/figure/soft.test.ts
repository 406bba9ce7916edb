import { expect, it } from 'vitest'
import { createLayer, coverage } from '../brush/layer.ts'
import { soften } from './soft.ts'

const SIZE = 100
function spot(sigma: number): Float32Array {
  const layer = createLayer(SIZE, SIZE)
  soften(layer.brush, [400, 400, 600, 600], sigma, (soft) => {
    soft.fillStyle = '#000'
    soft.fillRect(400, 400, 200, 200)
  })
  return Float32Array.from(coverage(layer))
}
const at = (plane: Float32Array, x: number, y: number) => plane[y * SIZE + x]!

it('blurs what is drawn about its own place, to nothing some three widths away', () => {
  const soft = spot(40)
  expect(at(soft, 50, 50)).toBeGreaterThan(0.8)
  expect(at(soft, 40, 50)).toBeGreaterThan(0.3)
  expect(at(soft, 40, 50)).toBeLessThan(0.7)
  expect(at(soft, 20, 50)).toBeLessThan(0.02)
})

it('blurs as much as it is told', () => {
  expect(at(spot(15), 36, 50)).toBeLessThan(at(spot(60), 36, 50))
})
