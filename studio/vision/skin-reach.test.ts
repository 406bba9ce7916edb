import { expect, it } from 'vitest'
import { skinReach } from './skin-reach.ts'

const [width, height] = [8, 40]
const plane = (of: (y: number) => number) => Float32Array.from({ length: width * height }, (_, i) => of(Math.floor(i / width)))
const [red, green, blue] = [0.8, 0.6, 0.5]

/** A column of skin from the face down; from row 20 on its light or its hue is another. */
const view = (below: readonly [number, number, number], from = (y: number): number => (y < 20 ? 0 : 1)): Parameters<typeof skinReach>[0] => ({
  width,
  height,
  colours: [plane((y) => red + (below[0] - red) * from(y)), plane((y) => green + (below[1] - green) * from(y)), plane((y) => blue + (below[2] - blue) * from(y))],
  person: plane(() => 1),
  bareFace: plane((y) => (y < 8 ? 1 : 0)),
})

it('goes from the face over skin and through soft shade, and stops at an edge of hue', () => {
  const end = (height - 1) * width
  expect(skinReach(view([red, green, blue]))[end]).toBe(0)
  expect(skinReach(view([0.4, 0.3, 0.25], (y) => Math.min(1, Math.max(0, (y - 10) / 28))))[end]).toBeLessThan(0.1)
  expect(skinReach(view([0.3, 0.45, 0.6]))[end]).toBeGreaterThan(0.6)
})
