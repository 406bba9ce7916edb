import { describe, expect, it } from 'vitest'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { ball, blob, limb } from './blob.ts'
import { placed, setDown, type Mesh } from './mesh.ts'
import { plain } from './model.ts'
import { renderModel } from './render-model.ts'
import { box, ellipsoid, lathe, net, tube } from './shapes.ts'

const SPEC: SceneSpec = { version: 1, scene: 'meadow', subjects: [], time: 'day', weather: 'clear', season: 'summer', palette: 'natural', mood: 'calm', style: 'photo', framing: 'medium', without: [], seed: 5 }
const SIZE = 48
const render = (parts: Parameters<typeof renderModel>[0], spec: Partial<SceneSpec> = {}, aloft = true) =>
  renderModel(parts, { yaw: 0, pitch: 0, aloft }, { ...SPEC, ...spec }, SIZE, () => {}).data
const at = (data: Uint8ClampedArray, x: number, y: number) => [...data.subarray(4 * (y * SIZE + x), 4 * (y * SIZE + x) + 4)]
const bright = (pixel: number[]) => pixel[0]! + pixel[1]! + pixel[2]!

/** Share of corners whose normal points away from the middle. */
function outward({ positions, normals }: Mesh): number {
  let out = 0
  for (let i = 0; i < positions.length; i += 3) if (positions[i]! * normals[i]! + positions[i + 1]! * normals[i + 1]! + positions[i + 2]! * normals[i + 2]! >= 0) out++
  return out / (positions.length / 3)
}

describe('shapes', () => {
  it.each([
    ['ellipsoid', ellipsoid(1, 0.8, 0.6)], ['box', box(1, 0.7, 0.5, 0.1)], ['lathe', lathe([[0, -1], [1, -0.5], [0.6, 0.5], [0, 1]])],
    ['tube', tube([[-1, 0, 0], [0, 0.01, 0], [1, 0, 0]], 0.3)], ['blob', blob([limb([-0.5, 0, 0], [0.5, 0, 0], 0.4, 0.3), ball([0, 0.3, 0], 0.3)], 0.1, 0.06)],
  ])('%s faces outwards', (_, mesh) => expect(outward(mesh)).toBeGreaterThan(0.97))

  it('blob has the radius of its ball', () => {
    const { positions } = blob([ball([0, 0, 0], 0.5)], 0.05, 0.05)
    for (let i = 0; i < positions.length; i += 3) expect(Math.hypot(positions[i]!, positions[i + 1]!, positions[i + 2]!)).toBeCloseTo(0.5, 1)
  })

  it('are placed turned and scaled, and set down flat', () => {
    const { positions } = placed(box(1, 1, 1, 0.1), { y: 2, size: 0.5, turnY: Math.PI / 2 })
    const heights = positions.filter((_, i) => i % 3 === 1)
    expect([Math.min(...heights), Math.max(...heights)]).toEqual([1.5, 2.5])
    expect(Math.min(...setDown(ellipsoid(1, 1, 1), -0.3).positions.filter((_, i) => i % 3 === 1))).toBeCloseTo(-0.3)
  })
})

describe('a model', () => {
  const sphere = [{ mesh: ellipsoid(1, 1, 1), paint: plain('#c04030') }]

  it('is lit from the upper left, by its own colour, on nothing', () => {
    const data = render(sphere)
    expect(bright(at(data, 17, 15))).toBeGreaterThan(1.5 * bright(at(data, 33, 34)))
    expect(at(data, 20, 20)[0]!).toBeGreaterThan(at(data, 20, 20)[2]! + 60)
    expect(at(data, 1, 1)[3]).toBe(0)
  })

  it('throws a shadow on what is under it and on the ground', () => {
    const floor = { mesh: box(2, 0.1, 2, 0.02), paint: plain('#c0c0c0') }
    const roof = { mesh: box(0.6, 0.1, 0.6, 0.02), paint: plain('#c0c0c0'), at: { x: -1, y: 1.4, z: 1 } }
    const seen = (sheer: boolean) => renderModel([floor, { ...roof, ...(sheer && { sheer: true as const }) }], { yaw: 0, pitch: 0.9 }, SPEC, SIZE, () => {}).data
    const [shaded, open] = [seen(false), seen(true)]
    expect(open.filter((value, i) => value > shaded[i]! + 20).length).toBeGreaterThan(60)
    const ground = render(sphere, {}, false)
    expect([at(ground, 40, 47)[3]!, at(ground, 36, 46)[3]!].some((alpha) => alpha > 10)).toBe(true)
  })

  it('hides what is behind, and spreads the light of what glows', () => {
    const behind = { mesh: ellipsoid(1, 1, 1), paint: plain('#20c020'), at: { z: -3 } }
    const [red, green] = at(render([...sphere, behind]), 24, 24)
    expect(red!).toBeGreaterThan(green!)
    const lamp = { mesh: ellipsoid(0.2, 0.2, 0.2), paint: plain('#ffffff', { glow: 1.5 }), at: { y: 1.6 } }
    const halo = (part: typeof lamp) => at(render([...sphere, part], { time: 'night' }), 32, 8)[3]!
    expect(halo(lamp)).toBeGreaterThan(halo({ ...lamp, paint: plain('#ffffff') }))
  })

  it('shows both sides of a sheet', () => {
    const sheet = net(2, 2, (u, v) => [u - 0.5, v - 0.5, 0])
    for (const turnY of [0, Math.PI]) expect(bright(at(render([{ mesh: sheet, paint: plain('#ffffff'), at: { turnY } }]), 24, 24))).toBeGreaterThan(300)
  })
})
