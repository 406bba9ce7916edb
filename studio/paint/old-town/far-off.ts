import { hex, mix, scale, type Rgb } from '../../pixels/colour.ts'
import { createRandom } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import type { Noise } from '../../pixels/noise.ts'
import { glowAt } from '../built/light-layer.ts'
import type { Point } from '../built/project.ts'
import { at, cover, fill, LAMPLIGHT, metre, paneColour, SNOW, stroke, type Thing } from './setting.ts'

const WOODS: Record<SceneSpec['season'], readonly [Rgb, Rgb]> = {
  spring: [hex('#4a6a34'), hex('#a8b868')],
  summer: [hex('#24442a'), hex('#5a8044')],
  autumn: [hex('#7a3a1c'), hex('#d98a2e')],
  winter: [hex('#4a4a48'), hex('#7c7a74')],
}

/** A wooded hill across the view; `high` metres at its crest. */
export function hill(z: number, high: number, x: number, noise: Noise, seed: number): Thing {
  return {
    z,
    draw(setting) {
      const { lit, walls: { pen, ink }, spec, snow } = setting
      const random = createRandom(seed)
      const [dark, light] = WOODS[spec.season]
      const crest = (px: number) => high * (0.35 + 0.65 * Math.exp(-(((px - x) / (z * 0.55)) ** 2))) * (0.8 + 0.5 * noise.fbm(px / (z * 0.16) + seed, 2, 4))
      const span = z * 1.2
      const line = Array.from({ length: 81 }, (_, i): Point => [span * (i / 40 - 1), crest(span * (i / 40 - 1)), z])
      cover(setting, ink(lit(mix(dark, SNOW, 0.4 * snow), [0, 0.6, -0.7], 0.6)), [[-span, -2, z], ...line, [span, -2, z]])
      const size = Math.max(0.8, 1.15 * metre(setting, z))
      for (let k = 0; k < 2600; k++) {
        const px = span * (2 * random() - 1)
        const share = random()
        const [sx, sy] = at(setting, [px, crest(px) * (1 - share * share * 0.95) + 0.6, z])
        const tone = random() * (1 - 0.5 * share)
        pen.fillStyle = ink(lit(mix(mix(dark, light, tone * tone), SNOW, snow * (0.3 + 0.5 * tone)), [0.1, 0.75, -0.5], 0.5 + 0.5 * tone))
        pen.beginPath()
        pen.ellipse(sx, sy, size * (0.8 + 0.7 * random()), size * (0.7 + 0.4 * random()), 0, 0, 2 * Math.PI)
        pen.fill()
      }
    },
  }
}

/** A brick bell tower with a belfry and a pointed roof. */
export function bellTower(x: number, z: number, half: number, high: number, brick: Rgb): Thing {
  return {
    z,
    draw(setting) {
      const { lit, walls: { ink }, glow, lamps, snow } = setting
      const pale = hex('#ddd2be')
      const block = (low: number, top: number, grow: number, colour: Rgb) => {
        for (const [from, to, normal] of [[-1, 0.45, [0, 0, -1]], [0.45, 1, [1, 0, -0.3]]] as const)
          cover(setting, ink(lit(colour, normal)), [[x + from * half * grow, low, z], [x + to * half * grow, low, z], [x + to * half * grow, top, z], [x + from * half * grow, top, z]])
      }
      block(0, high * 0.7, 1, brick)
      for (const u of [-0.7, -0.28, 0.14]) fill(setting, ink(lit(scale(brick, 0.82), [0, 0, -1])), [[x + (u - 0.1) * half, high * 0.06, z], [x + (u + 0.1) * half, high * 0.06, z], [x + (u + 0.1) * half, high * 0.64, z], [x + (u - 0.1) * half, high * 0.64, z]])
      const [cx, cy] = [x - half * 0.28, high * 0.62]
      const dial = Array.from({ length: 24 }, (_, i): Point => [cx + half * 0.4 * Math.cos(i / 3.82), cy + half * 0.4 * Math.sin(i / 3.82), z])
      fill(setting, ink(paneColour(setting, pale, [0, 0, -1], 0.8)), dial)
      stroke(setting, ink(lit(hex('#2a2622'), [0, 0, -1])), half * 0.05, [[cx - half * 0.14, cy + half * 0.16, z], [cx, cy, z], [cx + half * 0.04, cy + half * 0.32, z]])
      block(high * 0.7, high * 0.72, 1.12, pale)
      block(high * 0.72, high * 0.86, 0.98, mix(brick, pale, 0.55))
      for (const u of [-0.72, -0.28, 0.16]) {
        const arch: Point[] = [[x + (u - 0.15) * half, high * 0.735, z], [x + (u + 0.15) * half, high * 0.735, z], ...Array.from({ length: 7 }, (_, i): Point => [x + (u + 0.15 * Math.cos((i / 6) * Math.PI)) * half, high * 0.81 + 0.15 * half * Math.sin((i / 6) * Math.PI), z])]
        fill(setting, ink(paneColour(setting, hex('#2c2824'), [0, 0, -1], 0.7)), arch)
      }
      block(high * 0.86, high * 0.88, 1.12, pale)
      for (const [from, to, normal] of [[-1, 0.45, [0, 0.4, -0.9]], [0.45, 1, [0.9, 0.4, -0.2]]] as const)
        cover(setting, ink(lit(mix(hex('#5f8a78'), SNOW, 0.7 * snow), normal)), [[x + from * half, high * 0.88, z], [x + to * half, high * 0.88, z], [x + half * 0.1, high * 1.12, z]])
      stroke(setting, ink(lit(hex('#c9a850'), [0, 0.4, -0.9])), half * 0.08, [[x + half * 0.1, high * 1.11, z], [x + half * 0.1, high * 1.18, z]])
      if (lamps > 0) glowAt(glow, ...at(setting, [cx, high * 0.7, z]), half * 2.4 * metre(setting, z), LAMPLIGHT, 0.3 * lamps)
    },
  }
}
