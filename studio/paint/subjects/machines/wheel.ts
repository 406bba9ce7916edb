import { smoothstep } from '../../../pixels/colour.ts'
import type { Placing } from '../../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../../solid/model.ts'
import { lathe } from '../../solid/shapes.ts'

/** Spokes on a dark ground, or a chromed cap; about the wheel's own axis (y). */
const disc = (rim: number, spokes: boolean): Paint => ({ x, z }, matter) => {
  const r = Math.hypot(x, z) / rim
  const angle = Math.atan2(z, x)
  const beam = Math.abs(Math.sin(angle * 2.5)) * r
  const arm = spokes ? smoothstep(0.3, 0.24, Math.abs(beam - 0.2)) * smoothstep(0.22, 0.15, Math.abs(beam - 0.16)) : 1
  const solid = Math.max(arm, smoothstep(0.86, 0.9, r), smoothstep(0.26, 0.22, r))
  const groove = spokes ? 0 : smoothstep(0.03, 0.01, Math.abs(r - 0.62)) * 0.6
  setColour(matter, [0.62, 0.64, 0.68], 0.05 + 0.95 * solid * (1 - groove))
  matter.metal = 0.95 * solid
  matter.rough = solid > 0.5 ? 0.2 : 0.6
  matter.coat = 0
}

const RUBBER = plain('#17181a', { rough: 0.82 })

/** A wheel about its place; its outer side looks along z. `steer` turns it. */
export function wheelParts(at: Placing, radius: number, width: number, spokes: boolean, steer: number): Part[] {
  const half = width / 2
  const rim = radius * (spokes ? 0.74 : 0.62)
  const tyre = lathe([[rim, -half], [radius * 0.93, -half], [radius * 0.985, -half * 0.85], [radius, -half * 0.5], [radius, half * 0.5], [radius * 0.985, half * 0.85], [radius * 0.93, half], [rim, half * 0.96], [rim * 0.98, half * 0.6]], 56)
  const white: Paint = (spot, matter) => {
    RUBBER(spot, matter)
    const r = Math.hypot(spot.x, spot.z) / radius
    if (!spokes && spot.y > 0 && r > 0.68 && r < 0.86) setColour(matter, [0.82, 0.8, 0.75])
  }
  const dish = lathe([[0, half * 0.72], [rim * 0.2, half * 0.74], [rim * 0.3, half * 0.62], [rim * 0.8, half * 0.78], [rim * 0.9, half * 0.94], [rim * 0.995, half * 0.99], [rim, half * 0.8]], 56)
  const turned: Placing = { ...at, turnX: Math.PI / 2, turnY: (at.turnY ?? 0) + steer }
  return [{ mesh: tyre, paint: white, at: turned }, { mesh: dish, paint: disc(rim, spokes), at: turned }]
}
