import type { Canvas } from '@napi-rs/canvas'
import { hex, mix, type Rgb } from '../../pixels/colour.ts'
import { createRandom, type Random } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { createLightLayer, type LightLayer } from '../built/light-layer.ts'
import { project, scaleAt } from '../built/project.ts'
import type { Lit } from '../built/shade.ts'
import type { Light } from '../terrain/light.ts'
import type { View } from '../terrain/view.ts'
import { SNOW } from './cabin-roof.ts'
import type { WinterLand } from './land.ts'
import { drawSpruce, type SpruceLight } from './spruce.ts'

export interface Tree {
  x: number
  z: number
  /** Metres. */
  size: number
  variant: number
  /** A larch, gold in autumn. */
  golden: boolean
}

const VARIANTS = 6
const STEPS = [400, 200, 100, 50, 25] as const

/** Woods on the hills, groups in the hollow, and one or two large trees that frame the view. */
export function plantTrees(spec: SceneSpec, view: View, land: WinterLand, random: Random): Tree[] {
  if (spec.without.includes('trees') || spec.without.includes('forest')) return []
  const trees: Tree[] = []
  const reach = view.width / 2 / view.focal
  const add = (x: number, z: number, size: number) =>
    trees.push({ x, z, size, variant: Math.floor(random() * VARIANTS), golden: spec.season === 'autumn' && random() < 0.3 })
  for (let z = 400; z > 24; z -= 2.4 + 0.017 * z) {
    const gap = 3.4 + 0.018 * z
    for (let x = -190; x < 190; x += gap) {
      const [jitterX, jitterZ, chance, grow] = [random(), random(), random(), random()]
      const [treeX, treeZ] = [x + jitterX * gap, z + jitterZ * 3]
      const off = Math.abs(treeX - land.pathAt(treeZ))
      const wood = 0.5 + 1.3 * land.patchAt(treeX, treeZ) + Math.min(1.2, (off - 15) * 0.05) - (z < 90 ? 0.6 : 0)
      if (chance > wood || off < 7 + 0.06 * z || isTaken(land, treeX, treeZ)) continue
      if (Math.abs(treeX) < reach * treeZ * 1.15 + 6) add(treeX, treeZ, (5.5 + 8 * grow) * (z > 200 ? 1.15 : 1))
    }
  }
  const side = random() < 0.5 ? -1 : 1
  const frames = spec.framing === 'close' ? 1 : 2
  for (let k = 0; k < frames; k++) {
    const z = 15 + 7 * k + 4 * random()
    const x = (k % 2 ? -side : side) * reach * z * (0.78 + 0.2 * random())
    if (!isTaken(land, x, z)) add(x, z, 8 + 5 * random())
  }
  return trees.filter((tree) => stands(tree, view, land)).sort((a, b) => b.z - a.z)
}

const isTaken = ({ cabins, streamAt, streamHalf }: WinterLand, x: number, z: number) =>
  cabins.some((cabin) => Math.hypot(cabin.x - x, (cabin.z - z) * (z < cabin.z ? 0.7 : 1)) < cabin.length * 0.5 + 3) ||
  (streamHalf > 0 && Math.abs(x - streamAt(z)) < streamHalf + 2)

/** Whether its foot is in sight: the ground before it does not rise over it. */
function stands({ x, z }: Tree, view: View, { heightAt }: WinterLand): boolean {
  const slope = (heightAt(x, z) - view.eye) / z
  for (let t = z * 0.35; t < z * 0.98; t += z * 0.06)
    if ((heightAt((x / z) * t, t) - view.eye) / t > slope + 0.012) return false
  return true
}

function spruceLight(light: Light, lit: Lit, laden: number, golden: boolean): SpruceLight {
  const [dark, green]: [Rgb, Rgb] = golden ? [hex('#6a4416'), hex('#d09a34')] : [hex('#101d16'), hex('#2b4630')]
  const snowShade = lit(SNOW, [0, 0.35, 0], 0.1)
  return {
    snow: [snowShade, mix(lit(SNOW, light.direction, 0.8), snowShade, 0.12)],
    needles: [lit(dark, [0, 0.2, 0], 0.3), lit(green, light.direction, 0.7)],
    across: light.direction[0],
    behind: light.direction[2],
    laden: golden ? laden * 0.6 : laden,
  }
}

/** Draws trees from a few sprites at halving sizes; one larger than the largest sprite is drawn itself. */
export function createTreeBrush(
  view: View, light: Light, lit: Lit, laden: number, land: WinterLand, seed: number,
): (layer: LightLayer, tree: Tree) => void {
  const sprites = new Map<string, Canvas>()
  const lights = [false, true].map((golden) => spruceLight(light, lit, laden, golden))
  const sprite = (variant: number, golden: boolean, size: number, peak: number) => {
    const key = `${variant} ${golden} ${size}`
    const known = sprites.get(key)
    if (known) return known
    const layer = createLightLayer(Math.ceil(size * 0.66), Math.ceil(size * 1.04), peak)
    drawSpruce(layer, size * 0.33, size * 1.02, size, lights[Number(golden)]!, createRandom(seed + 31 * variant))
    const { canvas } = layer.pen
    sprites.set(key, canvas)
    return canvas
  }
  return (layer, { x, z, size, variant, golden }) => {
    const [footX, footY] = project(view, [x, land.heightAt(x, z) - 0.12, z])
    const tall = size * scaleAt(view, z)
    if (tall < 3 || footX < -tall || footX > view.width + tall) return
    const { pen, peak } = layer
    const step = STEPS.findLast((length) => length >= tall)
    if (step === undefined) drawSpruce(layer, footX, footY, tall, lights[Number(golden)]!, createRandom(seed + 31 * variant))
    else {
      const shown = tall / step
      const mirror = variant % 2 ? -1 : 1
      pen.save()
      pen.translate(footX, footY)
      pen.scale(shown * mirror, shown)
      pen.drawImage(sprite(variant, golden, step, peak), -step * 0.33, -step * 1.02)
      pen.restore()
    }
  }
}
