import { createCanvas } from '@napi-rs/canvas'
import { clamp, smoothstep } from '../../pixels/colour.ts'
import { createRandom, type Random } from '../../pixels/random.ts'
import { createLayer, lay, settle, type Layer } from '../brush/layer.ts'
import { blend, css, pick, pigment, type Pigment } from '../brush/pigment.ts'
import type { PaintContext } from '../painter.ts'
import type { Caustics } from './caustics.ts'
import { growths, type GrowthName } from './corals.ts'
import { domes, type Dye } from './growth.ts'
import { stamp, type Sprite } from './sprite.ts'
import { waterAt, type Water } from './water.ts'

const dye = (base: string, tip: string): Dye => ({ base: pigment(base), tip: pigment(tip) })

const ROCKS: readonly Dye[] = [dye('#6d6478', '#a87a86'), dye('#5d6a70', '#8c7f9a'), dye('#77665c', '#b48a6a')]
const CORALS: readonly Dye[] = [
  dye('#d83868', '#ff9fbc'), dye('#ec6a22', '#ffc070'), dye('#8238bc', '#d494ff'), dye('#e09a1c', '#ffe27a'),
  dye('#128a88', '#74e6c4'), dye('#cc2440', '#ff7c66'), dye('#3a5cc8', '#94bcff'), dye('#b83a94', '#ff9cdc'), dye('#5c9428', '#c8ea74'),
]
const WEEDS: readonly Dye[] = [dye('#2f7a4a', '#a2cf5a'), dye('#5f7a2c', '#cfc85a'), dye('#7a4a3a', '#c88a5a')]

/** How often each growth stands on a reef, and its height in points when near. */
const PLANTS: readonly (readonly [kind: GrowthName | 'brain' | 'polyps', tall: number])[] = [
  ['staghorn', 150], ['fan', 170], ['tubes', 130], ['table', 120], ['anemone', 110], ['brain', 70], ['polyps', 84], ['staghorn', 120], ['polyps', 66], ['seagrass', 120], ['brain', 60], ['anemone', 90], ['tubes', 100], ['polyps', 54],
]

/** One bank of the reef: its distance 0 (near) .. 1 (far), its foot (share of the height), its mounds. */
interface Bank {
  far: number
  foot: number
  mounds: readonly { x: number; half: number; tall: number }[]
}

/** Banks from far to near: they close the picture to both sides and leave the middle open to the blue. */
function banksOf(random: Random, height: number): Bank[] {
  const flip = random() < 0.5
  const side = (x: number) => (flip ? 1 - x : x)
  const mound = (x: number, half: number, tall: number) => ({ x: side(x + (random() - 0.5) * 0.06), half: half * (0.9 + 0.2 * random()), tall: tall * height * (0.85 + 0.3 * random()) })
  return [
    { far: 0.86, foot: 0.83, mounds: [mound(0.3, 0.3, 0.25), mound(0.62, 0.2, 0.12), mound(0.92, 0.26, 0.3)] },
    { far: 0.62, foot: 0.88, mounds: [mound(0.08, 0.3, 0.36), mound(0.74, 0.2, 0.13), mound(1.0, 0.22, 0.26)] },
    { far: 0.3, foot: 0.96, mounds: [mound(-0.04, 0.3, 0.36), mound(0.66, 0.17, 0.07), mound(1.04, 0.27, 0.25)] },
    { far: 0.06, foot: 1.07, mounds: [mound(0.0, 0.34, 0.19), mound(0.46, 0.2, 0.075), mound(0.98, 0.36, 0.24)] },
  ]
}

/** Sprites of rock and coral domes, painted once and laid many times; picked by distance so that a run is cheap. */
function makeDomes({ noise, checkCancelled }: PaintContext, random: Random, unit: number) {
  const many = (kind: keyof typeof domes, dyes: readonly Dye[], count: number, size: number): Sprite[] =>
    Array.from({ length: count }, () => {
      checkCancelled()
      return domes[kind](Math.max(10, size * unit), pick(random, dyes), noise, random() * 50)
    })
  return { boulder: many('boulder', ROCKS, 6, 110), brain: many('brain', CORALS, 3, 80), polyps: many('polyps', CORALS, 4, 80) }
}
type Domes = ReturnType<typeof makeDomes>

function paintBank(layer: Layer, { far, foot, mounds }: Bank, sprites: Domes, near: number, random: Random, { checkCancelled }: PaintContext): void {
  const { brush, across, down } = layer
  const zoom = near * (1.12 - 0.68 * far) * (0.6 + 0.4 * Math.min(2, Math.max(across, down) / 1000))
  const stones: { x: number; y: number; size: number; sprite: Sprite; mirrored: boolean }[] = []
  const plants: { x: number; y: number; kind: (typeof PLANTS)[number][0]; tall: number; dye: Dye; seed: number }[] = []
  for (const { x: middle, half, tall } of mounds) {
    const count = Math.round(26 + 16 * far)
    for (let k = 0; k < count; k++) {
      const u = random() * 2 - 1
      const profile = tall * Math.pow(1 - u * u, 0.6)
      const y = foot - profile * Math.sqrt(random())
      stones.push({ x: (middle + u * half) * across, y: y * down, size: (52 + 60 * random()) * zoom, sprite: pick(random, sprites.boulder), mirrored: random() < 0.5 })
    }
    for (let k = 0; k < 15; k++) {
      const u = (random() * 2 - 1) * 0.96
      const profile = tall * Math.pow(1 - u * u, 0.6)
      const [kind, size] = pick(random, PLANTS)
      const y = foot - profile * (k < 8 ? 0.92 + 0.1 * random() : random() * 0.85)
      const weed = kind === 'seagrass'
      plants.push({ x: (middle + u * half) * across, y: y * down, kind, tall: size * zoom * (0.7 + 0.6 * random()), dye: pick(random, weed ? WEEDS : CORALS), seed: random() * 2 ** 32 })
    }
  }
  stones.sort((a, b) => a.y - b.y)
  for (const { x, y, size, sprite, mirrored } of stones) stamp(brush, sprite, x, y, size, 0, mirrored)
  // The foot of a bank lies in its own shade.
  brush.save()
  brush.globalCompositeOperation = 'source-atop'
  const shade = brush.createLinearGradient(0, (foot - 0.3) * down, 0, foot * down)
  shade.addColorStop(0, 'rgba(8,14,40,0)')
  shade.addColorStop(1, 'rgba(8,14,40,0.62)')
  brush.fillStyle = shade
  brush.fillRect(0, 0, across, down)
  brush.restore()
  plants.sort((a, b) => a.y - b.y)
  for (const { x, y, kind, tall, dye: own, seed } of plants) {
    settle(brush)
    checkCancelled()
    if (kind === 'brain' || kind === 'polyps') {
      stamp(brush, sprites[kind][Math.floor(seed) % sprites[kind].length]!, x, y - tall * 0.2, tall, 0, false)
      continue
    }
    brush.save()
    brush.translate(x, y + 6)
    brush.scale(tall / 100, tall / 100)
    growths[kind](brush, own, createRandom(seed))
    brush.restore()
  }
}

/** Lays the water between the eye and a bank over it, and the net of light on what is near (`sunlit`: how much of it). */
export function veil(layer: Layer, water: Water, far: number, net: Caustics, tiles: number, sunlit = 1): void {
  const { brush, across, down, width, height } = layer
  brush.save()
  brush.globalCompositeOperation = 'source-atop'
  const strength = sunlit * water.light * (0.62 - 0.55 * far)
  if (strength > 0.03) {
    const light = createLayer(width, height)
    light.brush.globalAlpha = strength
    light.brush.drawImage(net.canvas(width, height, tiles, 1.5), 0, 0, across, down)
    // The light falls from above: what lies deep gets less of it.
    light.brush.globalAlpha = 1
    light.brush.globalCompositeOperation = 'destination-in'
    const fall = light.brush.createLinearGradient(0, 0, 0, down)
    fall.addColorStop(0.3, 'rgba(0,0,0,1)')
    fall.addColorStop(1, 'rgba(0,0,0,0.35)')
    light.brush.fillStyle = fall
    light.brush.fillRect(0, 0, across, down)
    light.brush.drawImage(layer.canvas, 0, 0, across, down)
    lay(layer, light, { mode: 'soft-light', alpha: 0.9 })
    lay(layer, light, { mode: 'screen', alpha: 0.16 })
  }
  brush.globalCompositeOperation = 'source-atop'
  const haze = brush.createLinearGradient(0, 0, 0, down)
  const dark = 1 - water.light
  const share = clamp(0.05 + 0.98 * far + dark * 0.55, 0, 0.95)
  for (const at of [0, 0.5, 1]) haze.addColorStop(at, css(blend(waterAt(water, at), waterAt(water, 0.5), 0.35), share))
  brush.fillStyle = haze
  brush.fillRect(0, 0, across, down)
  brush.restore()
}

/** The sandy ground between the banks, rippled, with the net of light lying on it in perspective. */
function paintSand(layer: Layer, water: Water, net: Caustics, { noise, checkCancelled }: PaintContext): void {
  const top = 0.8
  const [width, height] = [Math.ceil(layer.width / 2), Math.ceil((layer.height * (1 - top)) / 2)]
  const canvas = createCanvas(width, height)
  const brush = canvas.getContext('2d')
  const image = brush.createImageData(width, height)
  const sand: Pigment = [226, 214, 176]
  const side = Math.min(layer.width, layer.height) / 2
  for (let y = 0, i = 0; y < height; y++) {
    if ((y & 31) === 0) checkCancelled()
    const v = y / height
    const near = 0.09 / (1.06 - 0.94 * v)
    const haze = waterAt(water, 0.6)
    const share = clamp(0.97 - 0.62 * smoothstep(0, 1, v), 0, 1)
    for (let x = 0; x < width; x++, i += 4) {
      const u = (x - width / 2) / side
      const [gx, gz] = [u / near / 11, 0.3 / near]
      const ripple = Math.sin(gz * 26 + noise.at(gx * 2.2, gz * 1.4) * 5) * 0.07 * smoothstep(0, 0.5, v)
      const light = (0.72 + ripple + noise.at(gx * 9, gz * 14) * 0.04) * (0.4 + 0.6 * water.light) + net.at(gx * 1.3, gz * 0.7) * 0.3 * water.light
      for (let c = 0; c < 3; c++) image.data[i + c] = clamp(sand[c]! * light * (1 - share) + haze[c]! * share, 0, 255)
      image.data[i + 3] = 255 * smoothstep(0, 0.16, v)
    }
  }
  brush.putImageData(image, 0, 0)
  layer.brush.drawImage(canvas, 0, layer.down * top, layer.across, layer.down * (1 - top))
}

/** The reef from far to near, seen from so `near` (1 is the usual); `between` paints what swims before a bank of the given distance. */
export function paintReef(
  layer: Layer, water: Water, net: Caustics, random: Random, context: PaintContext, near: number, between: (far: number) => void,
): Layer {
  const unit = layer.width / layer.across
  const sprites = makeDomes(context, random, unit)
  const banks = banksOf(random, Math.min(1, 0.5 + (0.5 * layer.across) / layer.down) * near)
  paintSand(layer, water, net, context)
  let front = layer
  for (const [k, bank] of banks.entries()) {
    front = createLayer(layer.width, layer.height)
    paintBank(front, bank, sprites, near, random, context)
    settle(front.brush)
    context.checkCancelled()
    veil(front, water, bank.far, net, 5 + 3 * bank.far)
    lay(layer, front)
    settle(layer.brush)
    context.checkCancelled()
    between(bank.far)
    settle(layer.brush)
    context.checkCancelled()
    context.progress(0.25 + 0.12 * (k + 1))
  }
  return front
}
