import { clamp, mix, smoothstep, type Rgb } from '../../pixels/colour.ts'
import type { Noise } from '../../pixels/noise.ts'
import type { Random } from '../../pixels/random.ts'
import type { SubjectLayer } from '../painter.ts'
import { setColour, type Paint, type Part } from '../solid/model.ts'
import type { Mesh, Placing, Point } from '../solid/mesh.ts'
import { ellipsoid, tube } from '../solid/shapes.ts'

const [HEART, FLAME, TIP]: readonly Rgb[] = [[1, 0.96, 0.72], [1, 0.6, 0.12], [0.86, 0.16, 0.03]]

/** Logs leant together over embers in a ring of stones. */
export function campfireParts(noise: Noise, random: Random): Part[] {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, at: Placing = {}, relief?: Part['relief']) => parts.push({ mesh, paint, at, ...(relief && { relief }) })
  for (let k = 0; k < 13; k++) {
    const a = (k / 13) * 2 * Math.PI
    const grey = 0.22 + 0.14 * random()
    add(ellipsoid(0.13 + 0.04 * random(), 0.095 + 0.03 * random(), 0.11, 12), ({ x, z, y }, matter) => {
      const inner = smoothstep(0, 0.1, -(x * Math.cos(a) + z * Math.sin(a)))
      setColour(matter, mix([grey, grey * 0.96, grey * 0.92], [1, 0.42, 0.1], 0.5 * inner), 0.85 + 0.3 * noise.at(x * 20 + k, y * 20 + z * 20))
      matter.rough = 0.9
      matter.glow = 0.35 * inner
    }, { x: Math.cos(a) * 0.62, y: 0.08, z: Math.sin(a) * 0.62, turnY: random() * 3 }, ({ x, y, z }) => 0.02 * noise.fbm(x * 8 + k, y * 8 + z * 6, 2))
  }
  add(ellipsoid(0.5, 0.06, 0.5, 18), ({ x, z }, matter) => {
    const hot = clamp(0.5 + noise.fbm(x * 9, z * 9, 3) * 1.4)
    setColour(matter, mix([0.08, 0.03, 0.02], [1, 0.36, 0.05], hot))
    matter.rough = 0.95
    matter.glow = 1.1 * hot
  })
  for (let k = 0; k < 8; k++) {
    const a = (k / 8) * 2 * Math.PI + 0.3 * random()
    const foot: Point = [Math.cos(a) * 0.44, 0.07, Math.sin(a) * 0.44]
    const top: Point = [Math.cos(a + 2.8) * 0.1, 0.5 + 0.1 * random(), Math.sin(a + 2.8) * 0.1]
    add(tube([foot, top], 0.07, { rows: 14, segments: 14 }), ({ u, v, x, y, z }, matter) => {
      const bark = noise.fbm(v * 12 + k, u * 9, 3)
      const ember = smoothstep(0.25, 0.75, u + 0.3 * bark) * 0.8
      const cut = u < 0.12 || u > 0.9
      setColour(matter, mix(mix(cut ? [0.5, 0.34, 0.18] : [0.16, 0.1, 0.06], [0.03, 0.025, 0.025], smoothstep(0.2, 0.7, u)), [1, 0.3, 0.04], ember * smoothstep(0.1, 0.5, noise.fbm(x * 9, y * 9 + z * 9, 2))), 0.8 + 0.4 * bark)
      matter.rough = 0.9
      matter.glow = ember * 0.5
    }, {}, ({ u, v }) => 0.012 * noise.fbm(v * 12 + k, u * 9, 2))
  }
  return parts
}

/** Flames over the logs, in place: tongues that taper, sway and part, white at heart and red at their tips. `foot` and `tall` are shares of the side. */
export function withFlames(layer: SubjectLayer, noise: Noise, seed: number, [foot, tall]: readonly [foot: number, tall: number], checkCancelled: () => void): SubjectLayer {
  const { width, height, data } = layer
  for (let y = 0; y < height * foot; y++) {
    if (y % 16 === 0) checkCancelled()
    const up = (foot - y / height) / tall
    if (up > 1.15) continue
    for (let x = 0; x < width; x++) {
      const across = (x / width - 0.5) / tall
      const sway = up * (0.16 * noise.at(up * 2.2 - seed, seed) + 0.1 * noise.at(across * 5, up * 3.4 + seed))
      const place = across + sway
      const round = smoothstep(0, 0.14, up) ** 0.6
      let heat = 0
      for (const [at, half, high] of [[0, 0.23, 1.06], [-0.15, 0.15, 0.72], [0.16, 0.15, 0.8], [-0.05, 0.13, 0.9]] as const) {
        const t = up / high
        if (t >= 1) continue
        const wide = half * round * (1 - t) ** 0.85 * (1 + 0.35 * noise.at(place * 3 + at * 9, up * 5 - seed))
        heat = Math.max(heat, 1 - Math.abs(place - at * (1 - t * 0.5)) / wide)
      }
      if (heat <= 0) continue
      const lick = clamp(heat * 1.5 + 0.5 * noise.fbm(place * 8, up * 4.5 - seed * 3, 2) * (0.3 + up))
      const alpha = smoothstep(0, 0.3, lick) * 0.96 * smoothstep(1.1, 0.85, up) * smoothstep(-0.02, 0.07, up)
      if (alpha < 0.004) continue
      const hot = lick * (1.1 - 0.75 * up)
      const colour = hot < 0.45 ? mix(TIP!, FLAME!, hot / 0.45) : mix(FLAME!, HEART!, Math.min(1, (hot - 0.45) / 0.5))
      const at = 4 * (y * width + x)
      const under = data[at + 3]! / 255
      const joined = alpha + under * (1 - alpha)
      for (let c = 0; c < 3; c++) data[at + c] = (data[at + c]! * under * (1 - alpha) + 255 * colour[c]! ** 0.6 * alpha) / joined
      data[at + 3] = 255 * joined
    }
  }
  return layer
}
