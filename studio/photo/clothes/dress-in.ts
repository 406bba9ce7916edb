import { smoothstep } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { Noise } from '../../pixels/noise.ts'
import { boxBlur, type Plane } from '../../pixels/plane.ts'
import { colourPlanes, fitWithin, type Size } from '../../pixels/raster.ts'
import { Stretch } from '../../pixels/stretch.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { decontaminate } from '../../vision/decontaminate.ts'
import { axisAt, type ClothLie } from './cloth-lie.ts'
import { sampleCloth, type ClothTile } from './cloth-tile.ts'
import type { MaterialDesign, Weave } from './materials.ts'
import type { Shading } from './shading.ts'

export interface Dressing {
  /** How much of each pixel is the garment, 0..1, at the photo's size. */
  alpha: Plane
  shading: Shading
  lie: ClothLie
  tile: ClothTile
  material: MaterialDesign
  /** How much of the old folds is kept, 0..1. */
  folds: number
  /** In pixels of the photo. */
  faceHeight: number
  /** Light of the scene: linear red, green and blue of a white cloth in its usual light. */
  white: readonly [number, number, number]
}

/** Where the gloss comes from: above, a little to the left, half towards the viewer. */
const HALF = [-0.26, -0.42, 0.87] as const

/** The photo with the garment made of another cloth. */
export function dressIn(
  photo: RasterImage,
  dressing: Dressing,
  context: Pick<TaskContext, 'progress' | 'checkCancelled'>,
): RasterImage {
  const { alpha, shading, lie, tile, material, folds, faceHeight, white } = dressing
  const { width, height } = photo
  // What is left of the old cloth's colour in the soft edges is taken out of them.
  const bare = decontaminate(photo, oneMinus(alpha), context)
  context.checkCancelled()
  const broad = broadLight(photo)
  context.checkCancelled()
  const data = Uint8Array.from(bare.data)
  const stretch = new Stretch(shading, photo)
  const onBroad = new Stretch(broad, photo)
  const enlarged = width / shading.width
  const threads = 1 / (material.grain * faceHeight)
  const visible = smoothstep(1.1, 3, 1 / threads)
  const noise = new Noise(7)
  const weave: Weave = { tone: 1, white: 0, tiltX: 0, tiltY: 0 }
  for (let y = 0; y < height; y++) {
    if (y % 64 === 0) {
      context.checkCancelled()
      context.progress(y / height)
    }
    stretch.row(y)
    onBroad.row(y)
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const a = alpha[i]!
      if (a === 0) continue
      const axis = axisAt(lie, x / enlarged, y / enlarged)
      const { from, along } = axis
      const dx = x - (from[0] + stretch.at(lie.pushX, x)) * enlarged
      const dy = y - (from[1] + stretch.at(lie.pushY, x)) * enlarged
      // The print is on the front alone; sleeves are of the cloth beside it.
      const aside = tile.edge === 'mirrored' && axis !== lie.torso ? tile.width : 0
      const u = dx * along[1] - dy * along[0] + aside
      const v = dx * along[0] + dy * along[1]
      material.weave(u * threads, v * threads, noise, weave)
      const fine = fineDetail(photo, i, onBroad.at(broad.light, x)) * (1 - stretch.at(shading.drawing, x))
      const light = Math.exp(folds * material.contrast * (stretch.at(shading.light, x) + 0.7 * fine))
      const slopeX = stretch.at(lie.slopeX, x)
      const slopeY = stretch.at(lie.slopeY, x)
      const gloss = material.gloss === 0 ? 0 : glossAt(
        slopeX + weave.tiltX * visible,
        slopeY + weave.tiltY * visible,
        material,
      ) * Math.sqrt(light)
      const away = smoothstep(0.25, 1.3, slopeX * slopeX + slopeY * slopeY)
      const tone = (1 + (weave.tone - 1) * visible) * light
      const threadWhite = weave.white * visible
      for (let c = 0; c < 3; c++) {
        const dye = sampleCloth(tile, tile.planes[c]!, u, v) * (1 - threadWhite) + threadWhite
        const shine = gloss * (1 - material.tinted + material.tinted * Math.min(1, dye * 1.6 + 0.06))
        const lit = white[c]! * (dye * tone + material.rim * away * (0.25 + dye) + shine)
        data[i * 3 + c] = encode(lit) * a + bare.data[i * 3 + c]! * (1 - a) + 0.5
      }
    }
  }
  return { width, height, channels: 3, data }
}

/** Blinn's highlight on a surface of this slope. */
function glossAt(slopeX: number, slopeY: number, { gloss, sharpness }: MaterialDesign): number {
  const [nx, ny] = [-1.6 * slopeX, -1.6 * slopeY]
  const facing = (nx * HALF[0] + ny * HALF[1] + HALF[2]) / Math.sqrt(nx * nx + ny * ny + 1)
  return facing <= 0 ? 0 : gloss * Math.pow(facing, sharpness)
}

/** Steps that light of 0..2 is encoded in. */
const STEPS = 8192

/** Linear light to 0..255, with a shoulder so that bright cloth keeps its folds. */
const ENCODED = Float32Array.from({ length: STEPS }, (_, i) => {
  const light = (2 * i) / STEPS
  return 255 * Math.pow(light < 0.6 ? light : 0.6 + 0.4 * Math.tanh((light - 0.6) / 0.4), 1 / 2.2)
})
const encode = (light: number) => ENCODED[light >= 2 ? STEPS - 1 : light <= 0 ? 0 : ((light * STEPS) / 2) | 0]!

/** Logarithm of the light of each grey of 8 bits. */
const LOG_LIGHT = Float32Array.from({ length: 256 }, (_, grey) => Math.log(0.02 + Math.pow(grey / 255, 2.2)))

/** The light of each grey around a pixel, as a logarithm, as broad as the shading holds it. */
function broadLight(photo: RasterImage): Size & { light: Plane } {
  const size = fitWithin(photo, BROAD_SIDE)
  const [red, green, blue] = colourPlanes(photo, size)
  const light = red
  for (let i = 0; i < light.length; i++) light[i] = LOG_LIGHT[(255 * greyOf(red[i]!, green[i]!, blue[i]!)) | 0]!
  const radius = Math.max(1, Math.round(Math.max(size.width, size.height) / 448))
  const blur = (plane: Plane) => boxBlur(plane, size.width, size.height, radius)
  return { ...size, light: blur(blur(light)) }
}

/** Light or dark of a pixel finer than the broad light around it, gentle enough that no old pattern comes through. */
function fineDetail({ channels, data }: RasterImage, i: number, broad: number): number {
  const at = i * channels
  const fine = (LOG_LIGHT[greyOf(data[at]!, data[at + 1]!, data[at + 2]!) | 0]! - broad) / STRONGEST_DETAIL
  return (STRONGEST_DETAIL * fine) / (1 + Math.abs(fine))
}

const greyOf = (red: number, green: number, blue: number) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** Longest side at which the broad light is found: enough that its blur spans some pixels. */
const BROAD_SIDE = 896
const STRONGEST_DETAIL = 0.28

function oneMinus(plane: Plane): Plane {
  const out = new Float32Array(plane.length)
  for (let i = 0; i < out.length; i++) out[i] = 1 - plane[i]!
  return out
}
