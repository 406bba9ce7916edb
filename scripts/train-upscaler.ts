import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { paintScene } from '#studio/paint/paint-scene.ts'
import { double, withMargin } from '#studio/photo/repair/enlarge/double.ts'
import { CLASSES, classify } from '#studio/photo/repair/enlarge/classify.ts'
import { BANKS, everyWay, FILTER_LENGTH, UNIT, type Bank } from '#studio/photo/repair/enlarge/filters.ts'
import { quarterPlaces, quarters, tapPlaces, taps } from '#studio/photo/repair/enlarge/taps.ts'
import type { RasterImage } from '#studio/pixels/linear-image.ts'
import { colourPlanes, type Size } from '#studio/pixels/raster.ts'
import { luma } from '#studio/style/display-image.ts'
import { parsePrompt } from '#studio/scene/parse-prompt.ts'

/**
 * Learns the filters that enlarge photos (studio/photo/repair/enlarge/filters.bin) from pairs of a picture and
 * itself made smaller: for each class of surroundings the filter of the least squared error (RAISR, Romano et al. 2016).
 * The pictures: the photos of tests/fixtures/photos, which are free to use, and scenes that our own painters paint.
 * `node scripts/train-upscaler.ts`: some minutes; the same pictures give the same file.
 */
const photoFolder = path.join(import.meta.dirname, '../tests/fixtures/photos')
const filtersFile = path.join(import.meta.dirname, '../studio/photo/repair/enlarge/filters.bin')

const PROMPTS = ['neon city at night', 'mountain lake, sunset', 'cherry blossom', 'an orange cat', 'autumn forest', 'a flower meadow']
const PAINTED_SIDE = 640
/** Sizes of each picture that are learned from: smaller ones hold finer detail. */
const SCALES = [1, 0.75]
/** How strongly a class that has seen little keeps to the filter of all, in samples. */
const PRIOR = 60
/** Ridge, as a variance of brightness: noise that the filters must not amplify. */
const RIDGE = 1e-7

interface Picture extends Size {
  data: Uint8Array
  channels: 3
}

async function resized(picture: RasterImage, { width, height }: Size): Promise<Picture> {
  const data = await sharp(picture.data, { raw: picture }).resize(width, height, { fit: 'fill' }).raw().toBuffer()
  return { width, height, channels: 3, data }
}

async function readPictures(): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const name of (await readdir(photoFolder)).filter((file) => /\.(png|jpg)$/.test(file)).sort()) {
    const photo = sharp(await readFile(path.join(photoFolder, name))).flatten().toColourspace('srgb')
    const { data, info } = await photo.raw().toBuffer({ resolveWithObject: true })
    pictures.push({ width: info.width, height: info.height, channels: 3, data })
  }
  for (const [index, prompt] of PROMPTS.entries()) {
    const { spec } = parsePrompt(prompt, { seed: 100 + index })
    const { image } = await paintScene(spec, PAINTED_SIDE, PAINTED_SIDE, { progress() {}, checkCancelled() {} })
    pictures.push(await resized(image, image))
    process.stdout.write(`painted ${prompt}\n`)
  }
  return pictures
}

/** Whole multiples of `factor`, so that the smaller picture's pixels lie exactly over the larger one's. */
const fittedTo = ({ width, height }: Size, scale: number, factor: number): Size => ({
  width: Math.floor((width * scale) / factor) * factor,
  height: Math.floor((height * scale) / factor) * factor,
})

/** Normal equations of one class: taps × taps, and taps × quarters. */
interface Equations {
  samples: number
  products: Float64Array
  targets: Float64Array
}

const emptyEquations = (): Equations =>
  ({ samples: 0, products: new Float64Array(taps.length ** 2), targets: new Float64Array(FILTER_LENGTH) })

function addPicture(equations: readonly Equations[], small: Picture, large: Picture, earlier: readonly Bank[]): void {
  let planes: ReturnType<typeof double> = colourPlanes(small)
  let size: Size = small
  for (const bank of earlier) {
    planes = double(planes, size, bank, () => {})
    size = { width: 2 * size.width, height: 2 * size.height }
  }
  const brightness = luma({ planes })
  const truth = luma({ planes: colourPlanes(large) })
  const { classes, turns } = classify(brightness, size, () => {})
  const stride = size.width + 6
  const source = withMargin(brightness, size)
  const inputs = new Float64Array(taps.length)
  const outputs = new Float64Array(quarters.length)
  for (let y = 0, i = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++, i++) {
      const at = (y + 3) * stride + x + 3
      const centre = source[at]!
      const turn = turns[i]!
      taps.forEach(([u, v], k) => (inputs[tapPlaces[turn]![k]!] = source[at + v * stride + u]! - centre))
      quarters.forEach(([u, v], k) => {
        const from = (2 * y + (v > 0 ? 1 : 0)) * large.width + 2 * x + (u > 0 ? 1 : 0)
        outputs[quarterPlaces[turn]![k]!] = truth[from]! - centre
      })
      const { products, targets } = equations[classes[i]!]!
      equations[classes[i]!]!.samples++
      for (let a = 0; a < taps.length; a++) {
        const input = inputs[a]!
        for (let b = 0; b <= a; b++) products[a * taps.length + b]! += input * inputs[b]!
        for (let q = 0; q < quarters.length; q++) targets[a * quarters.length + q]! += input * outputs[q]!
      }
    }
  }
}

/** Solves the equations by Cholesky's decomposition. */
function solve({ samples, products, targets }: Equations): Float64Array {
  const n = taps.length
  const lower = new Float64Array(n * n)
  for (let a = 0; a < n; a++) {
    for (let b = 0; b <= a; b++) {
      let sum = products[a * n + b]! + (a === b ? samples * RIDGE : 0)
      for (let k = 0; k < b; k++) sum -= lower[a * n + k]! * lower[b * n + k]!
      lower[a * n + b] = a === b ? Math.sqrt(sum) : sum / lower[b * n + b]!
    }
  }
  const out = targets.slice()
  for (let q = 0; q < quarters.length; q++) {
    for (let a = 0; a < n; a++) {
      for (let k = 0; k < a; k++) out[a * 4 + q]! -= lower[a * n + k]! * out[k * 4 + q]!
      out[a * 4 + q]! /= lower[a * n + a]!
    }
    for (let a = n - 1; a >= 0; a--) {
      for (let k = a + 1; k < n; k++) out[a * 4 + q]! -= lower[k * n + a]! * out[k * 4 + q]!
      out[a * 4 + q]! /= lower[a * n + a]!
    }
  }
  return out
}

function plus(a: Equations, b: Equations, share: number): Equations {
  return {
    samples: a.samples + share * b.samples,
    products: a.products.map((value, i) => value + share * b.products[i]!),
    targets: a.targets.map((value, i) => value + share * b.targets[i]!),
  }
}

const pictures = await readPictures()
const learned: Int16Array[] = []
const banks: Bank[] = []
for (let bank = 0; bank < BANKS; bank++) {
  const equations = Array.from({ length: CLASSES }, emptyEquations)
  const factor = 2 ** (bank + 1)
  for (const picture of pictures) {
    for (const scale of SCALES) {
      const size = fittedTo(picture, scale, factor)
      const large = await resized(picture, size)
      addPicture(equations, await resized(large, { width: size.width / factor, height: size.height / factor }), large, banks)
    }
  }
  const all = equations.reduce((sum, one) => plus(sum, one, 1), emptyEquations())
  const solved = equations.flatMap((one) => Array.from(solve(plus(one, all, PRIOR / all.samples))))
  const rounded = solved.map((value) => Math.round(value / UNIT))
  learned.push(Int16Array.from(rounded))
  banks.push(everyWay(Float32Array.from(rounded, (value) => value * UNIT)))
  const rare = equations.filter(({ samples }) => samples < 200).length
  process.stdout.write(`bank ${bank + 1}: ${all.samples} samples, ${rare} of ${CLASSES} classes with under 200\n`)
}
await writeFile(filtersFile, Buffer.concat(learned.map(({ buffer }) => Buffer.from(buffer))))
