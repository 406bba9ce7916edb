import { clamp, mix, ramp, smoothstep, type Ramp, type Rgb } from '../pixels/colour.ts'
import { resizePlane, type Plane } from '../pixels/plane.ts'
import { createRandom } from '../pixels/random.ts'
import type { DisplayImage } from '../style/display-image.ts'
import { Noise } from '../pixels/noise.ts'
import type { Size } from '../pixels/raster.ts'
import type { Backdrop, Setting } from './setting.ts'

type Ground = Size & Pick<Setting, 'checkCancelled'> & Partial<Pick<Setting, 'hidden'>>

/** A ground from the colour at each point, given as shares of the long side. */
export function fill({ width, height, hidden, checkCancelled }: Ground, colourAt: (x: number, y: number) => Rgb): DisplayImage {
  const long = Math.max(width, height)
  const plane = () => new Float32Array(width * height)
  const [red, green, blue] = [plane(), plane(), plane()]
  for (let y = 0, i = 0; y < height; y++) {
    if (y % 32 === 0) checkCancelled()
    for (let x = 0; x < width; x++, i++) {
      // What nobody sees need not be painted.
      if (hidden && hidden[i] === 1) continue
      const colour = colourAt(x / long, y / long)
      red[i] = colour[0]
      green[i] = colour[1]
      blue[i] = colour[2]
    }
  }
  return { width, height, planes: [red, green, blue] }
}

/** The same for soft grounds, all of it, at a size that is `times` smaller. */
function fillSoftly(
  { width, height, checkCancelled }: Omit<Ground, 'hidden'>,
  times: number,
  colourAt: (x: number, y: number) => Rgb,
): DisplayImage {
  const small = { width: Math.ceil(width / times), height: Math.ceil(height / times), checkCancelled }
  const grow = (plane: Plane) => resizePlane(plane, small.width, small.height, width, height)
  const [red, green, blue] = fill(small, colourAt).planes
  return { width, height, planes: [grow(red), grow(green), grow(blue)] }
}

const SKY: Ramp = [[0, [0.2, 0.47, 0.86]], [0.5, [0.45, 0.74, 0.96]], [0.85, [0.82, 0.93, 0.98]], [1, [1, 0.95, 0.86]]]

/** A summer sky of the painted kind: cumulus lit from above with lilac undersides. */
export const openSky: Backdrop = ({ width, height, seed, checkCancelled }) => {
  const noise = new Noise(seed)
  const tall = height / Math.max(width, height)
  return fillSoftly({ width, height, checkCancelled }, 2, (x, y) => {
    const down = y / tall
    const shape = (dy: number) => noise.fbm(x * 3.2, (y + dy) * 5 + 3, 5) + 0.55 * smoothstep(0.2, 0.95, down) - 0.28
    const body = shape(0)
    const cover = smoothstep(0.02, 0.1, body)
    const sky = ramp(SKY, down)
    if (cover <= 0) return sky
    // Lit where there is less cloud above than here.
    const lit = smoothstep(-0.12, 0.1, body - shape(-0.035))
    const cloud = mix([0.76, 0.82, 0.95], [1, 0.995, 0.97], lit)
    return mix(sky, mix(cloud, sky, 0.12), cover)
  })
}

/** Rays from the focus, in two colours, with a glow at their heart. */
export const burst = (dark: Rgb, light: Rgb, rays: number): Backdrop => (setting) => {
  const { width, height, focus } = setting
  const long = Math.max(width, height)
  const [fx, fy] = [focus[0] / long, focus[1] / long]
  return fill(setting, (x, y) => {
    const angle = Math.atan2(y - fy, x - fx) / (2 * Math.PI)
    const far = Math.hypot(x - fx, y - fy)
    const wave = Math.abs(((angle * rays + 64) % 1) - 0.5) * 2
    const edge = Math.min(0.5, 1.2 / (far * long + 1) * rays / 6)
    const beam = smoothstep(0.5 - edge, 0.5 + edge, wave)
    return mix(mix(dark, light, beam), light, 1 - smoothstep(0.1, 0.42, far))
  })
}

/** White paper with focus lines: ink needles from the frame towards the focus. */
export const focusLines: Backdrop = (setting) => {
  const { width, height, focus, seed } = setting
  const long = Math.max(width, height)
  const [fx, fy] = [focus[0] / long, focus[1] / long]
  const random = createRandom(seed)
  const count = 240
  const needles = Array.from({ length: count }, () => ({ start: 0.3 + 0.3 * random(), half: 0.1 + 0.42 * random() * random() }))
  return fill(setting, (x, y) => {
    const turn = ((Math.atan2(y - fy, x - fx) / (2 * Math.PI) + 1) % 1) * count
    const { start, half } = needles[Math.floor(turn) % count]!
    const far = Math.hypot((x - fx) * 1.1, y - fy)
    const reach = (far - start) / 0.45
    if (reach <= 0) return [1, 1, 1]
    const across = Math.abs((turn % 1) - 0.5)
    const soft = count / (2 * Math.PI * far * long)
    const ink = 1 - smoothstep(half * clamp(reach) - soft, half * clamp(reach) + soft, across)
    return [1 - ink, 1 - ink, 1 - ink]
  })
}

/** Warm haze with discs of light, brighter towards the upper left where the sun is. */
export const sunHaze: Backdrop = ({ width, height, seed, checkCancelled }) => {
  const random = createRandom(seed)
  const noise = new Noise(seed)
  const discs = Array.from({ length: 26 }, () => ({
    x: random(),
    y: random(),
    radius: 0.02 + 0.06 * random(),
    light: 0.08 + 0.3 * random(),
  }))
  return fillSoftly({ width, height, checkCancelled }, 4, (x, y) => {
    const sun = Math.exp(-Math.hypot(x - 0.12, y - 0.08) * 2.2)
    const leaf = smoothstep(-0.15, 0.45, noise.fbm(x * 3.4, y * 3.4, 3))
    let colour = mix(mix([0.97, 0.72, 0.5], [0.66, 0.76, 0.5], leaf * 0.75), [1, 0.95, 0.8], clamp(sun * 1.1))
    let light = 0
    for (const disc of discs) {
      const away = Math.hypot(x - disc.x, y - disc.y) / disc.radius
      if (away < 1.1) light += disc.light * (1 - smoothstep(0.92, 1.06, away)) * (0.65 + 0.35 * away * away)
    }
    colour = mix(colour, [1, 0.96, 0.84], clamp(light))
    return colour
  })
}
