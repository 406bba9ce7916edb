import { hex, mix, type Rgb } from '../../pixels/colour.ts'
import { createRandom } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { hideGlow } from '../built/light-layer.ts'
import { project, type Point } from '../built/project.ts'
import { metre, SNOW, type Thing, type TownSetting } from './setting.ts'

export type TreeKind = 'willow' | 'blossom' | 'maple' | 'ginkgo' | 'pine' | 'bare' | 'leafy'

interface Foliage {
  dark: Rgb
  light: Rgb
  bark: Rgb
}

const FOLIAGE: Record<TreeKind, Foliage> = {
  willow: { dark: hex('#2c4a1e'), light: hex('#6b8640'), bark: hex('#3c3026') },
  blossom: { dark: hex('#b8647e'), light: hex('#f3c6d2'), bark: hex('#3a2a28') },
  maple: { dark: hex('#64120c'), light: hex('#d84a1e'), bark: hex('#3a2c26') },
  ginkgo: { dark: hex('#8a5c12'), light: hex('#eab82e'), bark: hex('#4a3c2e') },
  pine: { dark: hex('#0e1e15'), light: hex('#2f5434'), bark: hex('#43302a') },
  leafy: { dark: hex('#1a3416'), light: hex('#456c2a'), bark: hex('#40342a') },
  bare: { dark: hex('#54473c'), light: hex('#7a6a58'), bark: hex('#3c322c') },
}

/** What grows in a place in a season. */
export function treeFor(place: 'water' | 'east' | 'west', season: SceneSpec['season'], draw: number): TreeKind {
  if (season === 'winter') return place === 'east' && draw < 0.5 ? 'pine' : 'bare'
  if (season === 'spring') return place === 'water' ? (draw < 0.5 ? 'willow' : 'blossom') : place === 'west' && draw < 0.5 ? 'leafy' : 'blossom'
  if (season === 'autumn') return draw < 0.5 ? 'maple' : 'ginkgo'
  return place === 'water' ? 'willow' : place === 'east' && draw < 0.4 ? 'pine' : 'leafy'
}

/** A tree with its foot at a point, `size` metres tall. */
export function tree(kind: TreeKind, foot: Point, size: number, lean: number, seed: number): Thing {
  return { z: foot[2], draw: (setting) => drawTree(setting, kind, foot, size, lean, seed) }
}

function drawTree(setting: TownSetting, kind: TreeKind, foot: Point, size: number, lean: number, seed: number): void {
  const { view, lit, walls: { pen, ink }, snow } = setting
  const random = createRandom(seed)
  const { dark, light, bark } = FOLIAGE[kind]
  const [x, y] = project(view, foot)
  const unit = size * metre(setting, foot[2])
  const wood = ink(lit(bark, [0, 0.1, -0.9]))
  const tips: { x: number; y: number; level: number }[] = []
  const grow = (fromX: number, fromY: number, angle: number, length: number, girth: number, level: number): void => {
    const bend = angle + (random() - 0.5) * 0.5
    const [toX, toY] = [fromX + Math.sin(bend) * length, fromY - Math.cos(bend) * length]
    pen.strokeStyle = wood
    pen.lineWidth = Math.max(0.4, girth)
    pen.beginPath()
    pen.moveTo(fromX, fromY)
    pen.quadraticCurveTo(fromX + Math.sin(angle) * length * 0.5, fromY - Math.cos(angle) * length * 0.5, toX, toY)
    pen.stroke()
    if (snow > 0.2 && Math.abs(Math.sin(bend)) > 0.35) {
      pen.strokeStyle = ink(lit(SNOW, [0, 0.95, -0.2]), 0.95)
      pen.lineWidth = Math.max(0.4, girth * 0.6 * snow)
      pen.beginPath()
      pen.moveTo(fromX, fromY - girth * 0.45)
      pen.lineTo(toX, toY - girth * 0.45)
      pen.stroke()
    }
    tips.push({ x: toX, y: toY, level })
    if (level >= 4) return
    const children = level === 0 ? 4 : 2 + Math.floor(random() * 2)
    for (let k = 0; k < children; k++) {
      const spread = (k / Math.max(1, children - 1) - 0.5) * (kind === 'pine' ? 2.3 : 1.6) + (random() - 0.5) * 0.5
      grow(toX, toY, bend * 0.6 + spread, length * (0.58 + 0.2 * random()), girth * 0.58, level + 1)
    }
  }
  grow(x, y, lean * 0.35, unit * 0.34, unit * 0.055, 0)
  if (kind === 'bare') return
  const shades = [0, 0.25, 0.5, 0.75, 1].map((t) => {
    const sunny = lit(mix(dark, light, t), [setting.lit([1, 1, 1], [1, 0, 0])[0] > setting.lit([1, 1, 1], [-1, 0, 0])[0] ? 0.5 : -0.5, 0.7, -0.5])
    return ink(mix(lit(mix(dark, light, t), [0, 0.3, -0.3], 0.5), sunny, 0.25 + 0.7 * t))
  })
  const crown = tips.filter(({ level }) => level >= 2)
  veilLamps(setting, crown, unit * (kind === 'willow' ? 0.3 : 0))
  if (kind === 'willow') return hangStrands(setting, crown, shades, unit, random)
  const leaf = unit * (kind === 'pine' ? 0.016 : 0.0095)
  // Leaves smaller than a pixel only cost time.
  const dabs = leaf > 1.2 ? 9 : 5
  for (let pass = 0; pass < 5; pass++) {
    pen.fillStyle = shades[pass]!
    for (const tip of crown)
      for (let k = 0; k < dabs; k++) {
        const [angle, away, girth] = [random() * 6.28, Math.sqrt(random()) * unit * 0.085, 0.6 + 0.9 * random()]
        const flat = kind === 'pine' ? 0.4 : 0.85
        pen.beginPath()
        pen.ellipse(tip.x + Math.cos(angle) * away * 1.15 - pass * leaf * 0.15, tip.y + Math.sin(angle) * away * flat - pass * leaf * 0.5, leaf * girth * 1.15, leaf * girth * (kind === 'pine' ? 0.45 : 0.8), random() * 3, 0, 2 * Math.PI)
        pen.fill()
      }
  }
  if (snow < 0.3) return
  pen.fillStyle = ink(lit(SNOW, [0, 0.95, -0.2]), 0.92)
  for (const tip of crown) {
    pen.beginPath()
    pen.ellipse(tip.x, tip.y - unit * 0.03, unit * 0.05, unit * 0.02 * snow, 0, 0, 2 * Math.PI)
    pen.fill()
  }
}

/** Leaves let a little of the light behind them through. */
function veilLamps({ glow }: TownSetting, crown: readonly { x: number; y: number }[], hanging: number): void {
  const xs = crown.map(({ x }) => x)
  const ys = crown.map(({ y }) => y)
  const [left, right, top, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys) + hanging]
  const oval = Array.from({ length: 24 }, (_, i) => {
    const angle = (i / 24) * 2 * Math.PI
    return [(left + right) / 2 + ((right - left) / 2) * Math.cos(angle), (top + low) / 2 + ((low - top) / 2) * Math.sin(angle)] as const
  })
  hideGlow(glow, oval, 0.8)
}

function hangStrands({ walls: { pen } }: TownSetting, crown: readonly { x: number; y: number }[], shades: readonly string[], unit: number, random: () => number): void {
  for (let pass = 0; pass < 5; pass++) {
    pen.strokeStyle = shades[pass]!
    pen.lineWidth = Math.max(0.45, unit * 0.0045)
    for (const tip of crown)
      for (let k = 0; k < 2; k++) {
        const [dx, long, sway] = [(random() - 0.5) * unit * 0.16, unit * (0.18 + 0.36 * random()), (random() - 0.5) * unit * 0.09]
        pen.beginPath()
        pen.moveTo(tip.x, tip.y)
        pen.bezierCurveTo(tip.x + dx, tip.y - unit * 0.02, tip.x + dx, tip.y + long * 0.4, tip.x + dx + sway, tip.y + long)
        pen.stroke()
      }
  }
}
