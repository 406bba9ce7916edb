import { smoothstep } from '../../../pixels/colour.ts'
import { createLinearImage, type LinearImage } from '../../../pixels/linear-image.ts'
import type { Noise } from '../../../pixels/noise.ts'
import { boxBlur, gaussianBlur, resizePlane } from '../../../pixels/plane.ts'
import { createRandom } from '../../../pixels/random.ts'
import type { SceneSpec } from '../../../scene/scene-spec.ts'
import type { Painting } from '../../painter.ts'
import { drawClimb, drawShell } from './light-trails.ts'
import { mirrorLight } from './mirror-light.ts'
import { fireShells, type Shell } from './shells.ts'

/** By day the sky outshines them. */
const POWER: Record<SceneSpec['time'], number> = { dawn: 0.8, day: 0.6, sunset: 0.9, night: 1 }
/** Resolution of smoke and glow, shares of the picture's. */
const SMOKE_SHARE = 1 / 6
/** Share of the height that a land without a depth has above it. */
const OPEN = 0.55

/** Bursting shells with their smoke behind all that stands before the sky, their light on the land and in the water, in place. */
export function layFireworks(painting: Painting, spec: SceneSpec, noise: Noise, checkCancelled: () => void): void {
  const { image, tone } = painting
  const { width, height } = image
  const unit = Math.sqrt(width * height)
  const random = createRandom(spec.seed ^ 0xf12e)
  const far = skyShare(painting)
  const skyline = skylineOf(far, width, height) / unit
  const shells = fireShells({ wide: width / unit, skyline }, random)
  const fire = createLinearImage(width, height)
  for (const shell of shells) {
    drawShell(fire, shell, unit, random, checkCancelled)
    if (shell.climbs) drawClimb(fire, shell, skyline * 1.02, unit, random)
  }
  addGlow(fire, unit, checkCancelled)
  const smoke = smokeOf(shells, width, height, unit, noise, checkCancelled)
  const power = POWER[spec.time] / (tone.exposure ?? 1)
  checkCancelled()
  if (painting.mirror) mirrorLight(image, fire, painting.mirror, power, noise, checkCancelled)
  for (let i = 0; i < far.length; i++) {
    if ((i & 0xffff) === 0) checkCancelled()
    if (far[i] === 0) continue
    const veil = Math.min(0.6, smoke.cover[i]! * 0.8) * far[i]!
    for (let c = 0; c < 3; c++) {
      const plane = image.planes[c]!
      plane[i] = plane[i]! * (1 - veil) + (smoke.planes[c]![i]! + fire.planes[c]![i]!) * power * far[i]!
    }
  }
}

/** How much of each pixel is sky, 0..1. */
function skyShare({ image: { width, height }, depth }: Painting): Float32Array {
  if (depth) return depth.map((value) => smoothstep(0.955, 0.995, value))
  return Float32Array.from({ length: width * height }, (_, i) => smoothstep(OPEN, OPEN - 0.1, Math.floor(i / width) / height))
}

/** The row that the sky reaches down to in half of the columns. */
function skylineOf(far: Float32Array, width: number, height: number): number {
  const feet = Array.from({ length: width }, (_, x) => {
    let y = 0
    while (y < height && far[y * width + x]! > 0.5) y++
    return y
  }).sort((a, b) => a - b)
  return Math.min(0.62 * height, Math.max(0.3 * height, feet[width >> 1]!))
}

/** Light spread in the eye and the air. */
function addGlow(fire: LinearImage, unit: number, checkCancelled: () => void): void {
  const { width, height } = fire
  const [w, h] = [Math.max(2, width >> 2), Math.max(2, height >> 2)]
  for (const plane of fire.planes) {
    checkCancelled()
    const small = resizePlane(boxBlur(plane, width, height, 2), width, height, w, h)
    checkCancelled()
    const near = gaussianBlur(small, w, h, Math.max(1, unit / 4 / 120))
    const wide = gaussianBlur(small, w, h, Math.max(1, unit / 4 / 28))
    for (let i = 0; i < near.length; i++) near[i] = near[i]! * 0.5 + wide[i]! * 0.42
    const full = resizePlane(near, w, h, width, height)
    for (let i = 0; i < plane.length; i++) plane[i]! += full[i]!
  }
}

/** What hangs about the shells and drifts off, lit by them. */
function smokeOf(shells: readonly Shell[], width: number, height: number, unit: number, noise: Noise, checkCancelled: () => void) {
  const [w, h] = [Math.max(2, Math.round(width * SMOKE_SHARE)), Math.max(2, Math.round(height * SMOKE_SHARE))]
  const small = [new Float32Array(w * h), new Float32Array(w * h), new Float32Array(w * h)]
  const cover = new Float32Array(w * h)
  for (let j = 0; j < h; j++) {
    if ((j & 15) === 0) checkCancelled()
    for (let i = 0; i < w; i++) {
      const [x, y] = [((i + 0.5) / w) * (width / unit), ((j + 0.5) / h) * (height / unit)]
      const puff = Math.max(0, 0.36 + 0.95 * noise.fbm(x * 4.6 + 3, y * 5.4 + 11, 4))
      let thick = 0
      for (const shell of shells) {
        const [dx, dy] = [(x - shell.x - 0.12 * shell.radius) / shell.radius, (y - shell.y - 0.16 * shell.radius) / shell.radius]
        const body = Math.exp(-(dx * dx * 0.8 + dy * dy * 1.1) * 1.5) * puff
        if (body < 0.002) continue
        thick += body * 0.34
        for (let c = 0; c < 3; c++) small[c]![j * w + i]! += body * (0.012 + 0.05 * shell.colour[c]!)
      }
      cover[j * w + i] = thick
    }
  }
  const grow = (plane: Float32Array) => resizePlane(plane, w, h, width, height)
  return { planes: small.map(grow), cover: grow(cover) }
}
