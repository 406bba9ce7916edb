import sharp from 'sharp'
import { decodeImage } from '#studio/pixels/codec.ts'
import type { RasterImage } from '#studio/pixels/linear-image.ts'
import { createRandom } from '#studio/pixels/random.ts'

type Random = () => number

/** What time, cameras and people do to photos, by script, so that the truth is known. */
export const damages = { jpeg, noise, blur, fading, sepia, scratches, fold, stain, album }

type Damaged = (photo: RasterImage, random: Random) => RasterImage | Promise<RasterImage>
export type DamageName = keyof typeof damages

/** The photo with damage of a kind; the same each time. */
export async function damaged(photo: RasterImage, name: DamageName, seed = 1): Promise<RasterImage> {
  return (damages[name] as Damaged)(photo, createRandom(seed))
}

const raw = (photo: RasterImage) => sharp(photo.data, { raw: photo })
const clamped = (value: number) => Math.min(255, Math.max(0, Math.round(value)))
const normal = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
const between = (random: Random, from: number, to: number) => from + (to - from) * random()

async function jpeg(photo: RasterImage): Promise<RasterImage> {
  return decodeImage(await raw(photo).jpeg({ quality: 25 }).toBuffer(), { maxSide: Math.max(photo.width, photo.height) })
}

/** A small camera's in the evening: strongest in the shadows, then kept as JPEG. */
async function noise(photo: RasterImage, random: Random): Promise<RasterImage> {
  const data = photo.data.map((value) => clamped(value + (14 - 8 * (value / 255)) * normal(random)))
  const noisy: RasterImage = { ...photo, data }
  return decodeImage(await raw(noisy).jpeg({ quality: 92 }).toBuffer(), { maxSide: Math.max(photo.width, photo.height) })
}

async function blur(photo: RasterImage): Promise<RasterImage> {
  return { ...photo, data: await raw(photo).blur(Math.max(photo.width, photo.height) / 400).raw().toBuffer() }
}

/** An old colour print: black has become brown, white yellow, and colours are weak. */
const FADED = [[62, 226], [52, 202], [44, 168]] as const

function fading(photo: RasterImage): RasterImage {
  return { ...photo, data: photo.data.map((value, i) => {
    const [low, high] = FADED[i % 3]!
    return clamped(low + (value / 255) * (high - low))
  }) }
}

/** An old print in black and white. */
const TONED = [[58, 232], [46, 208], [32, 168]] as const

function sepia(photo: RasterImage): RasterImage {
  const data = new Uint8Array(photo.data.length)
  for (let at = 0; at < data.length; at += 3) {
    const grey = (0.299 * photo.data[at]! + 0.587 * photo.data[at + 1]! + 0.114 * photo.data[at + 2]!) / 255
    TONED.forEach(([low, high], c) => { data[at + c] = clamped(low + grey * (high - low)) })
  }
  return { ...photo, data }
}

async function drawnOver(photo: RasterImage, shapes: string): Promise<RasterImage> {
  const { width, height } = photo
  const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`)
  return { ...photo, data: await raw(photo).composite([{ input: drawing }]).removeAlpha().raw().toBuffer() }
}

/** Upright lines as a machine draws them, some across, and dust. */
async function scratches(photo: RasterImage, random: Random): Promise<RasterImage> {
  const { width, height } = photo
  const longest = Math.max(width, height)
  const lines = Array.from({ length: 12 }, () => {
    const [x, y] = [random() * width, random() * height]
    return `<path d="M${x} ${y} l${between(random, -4, 4)} ${between(random, 0.15, 0.6) * height}" stroke-opacity="${between(random, 0.4, 0.8)}" stroke-width="${between(random, 0.8, 1.8) * (longest / 720)}"/>`
  })
  const long = `<path d="M0 ${0.3 * height} L${width} ${0.37 * height}" stroke-width="${1.6 * (longest / 720)}" stroke-opacity="0.85"/>`
  const dust = Array.from({ length: 25 }, () => `<circle cx="${random() * width}" cy="${random() * height}" r="${between(random, 0.8, 2) * (longest / 720)}" fill="#fff" stroke="none"/>`)
  return drawnOver(photo, `<g stroke="#fffaf0" fill="none">${[...lines, long, ...dust].join('')}</g>`)
}

/** Folded once across and once down: soft shading to both sides of a crack that is broken here and there. */
function fold(photo: RasterImage, random: Random): RasterImage {
  const { width, height, data } = photo
  const out = Float32Array.from(data)
  const longest = Math.max(width, height)
  const crease = (along: number, across: number, at: (along: number, across: number) => number) => {
    const middle = between(random, 0.4, 0.6) * across
    const lean = between(random, -0.02, 0.02)
    const [soft, core] = [0.012 * longest, 0.0016 * longest]
    let whole = 1
    for (let t = 0; t < along; t++) {
      whole = Math.min(1, Math.max(0.15, whole + 0.12 * (random() - 0.5)))
      const line = middle + lean * t + 0.6 * Math.sin(t / 17)
      for (let s = Math.max(0, Math.floor(line - 4 * soft)); s < Math.min(across, line + 4 * soft); s++) {
        const d = (s - line) / soft
        const shading = -26 * Math.exp(-((d - 0.9) ** 2) * 1.6) + 24 * Math.exp(-((d + 0.8) ** 2) * 1.6)
        const crack = whole * Math.exp(-(((s - line) / core) ** 2) * 0.7)
        for (let c = 3 * at(t, s); c < 3 * at(t, s) + 3; c++) out[c] = out[c]! + shading * (1 - crack) + crack * (242 - out[c]!)
      }
    }
  }
  crease(width, height, (t, s) => s * width + t)
  crease(height, width, (t, s) => t * width + s)
  return { ...photo, data: Uint8Array.from(out, clamped) }
}

/** Tea: a browner patch with a darker rim. */
function stain(photo: RasterImage, random: Random): RasterImage {
  const { width, height, data } = photo
  const out = Float32Array.from(data)
  const longest = Math.max(width, height)
  for (const [x, y, reach] of [[0.28, 0.34, 0.17], [0.74, 0.7, 0.11]] as const) {
    const phases = [random() * 6, random() * 6, random() * 6]
    for (let v = 0, i = 0; v < height; v++) {
      for (let u = 0; u < width; u++, i++) {
        const [dx, dy] = [u - x * width, v - y * height]
        const angle = Math.atan2(dy, dx)
        const wobble = 1 + 0.08 * Math.sin(2 * angle + phases[0]!) + 0.06 * Math.sin(3 * angle + phases[1]!) + 0.03 * Math.sin(7 * angle + phases[2]!)
        const d = Math.hypot(dx, dy) / (reach * longest * wobble)
        const inside = 1 / (1 + Math.exp((d - 1) * 60))
        const strength = inside * (0.62 + 0.38 * Math.exp(-(((d - 0.96) / 0.06) ** 2)))
        const tint = [0.86, 0.74, 0.5]
        tint.forEach((share, c) => { out[3 * i + c]! *= 1 - strength * (1 - share) })
      }
    }
  }
  return { ...photo, data: Uint8Array.from(out, clamped) }
}

/** All that befalls a print in an album. */
async function album(photo: RasterImage, random: Random): Promise<RasterImage> {
  return stain(fold(await scratches(sepia(photo), random), random), random)
}
