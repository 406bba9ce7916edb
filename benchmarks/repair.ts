import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { repair } from '#studio/photo/repair/repair.ts'
import { idle } from '#studio/photo/fixtures.ts'
import { denoise, whiteNoise } from '#studio/photo/repair/denoise/denoise.ts'
import { enlarge } from '#studio/photo/repair/enlarge/enlarge.ts'
import { decodeImage, encodeImage } from '#studio/pixels/codec.ts'
import type { RasterImage } from '#studio/pixels/linear-image.ts'
import { createRandom } from '#studio/pixels/random.ts'
import { colourPlanes, fromColourPlanes } from '#studio/pixels/raster.ts'
import { cubic, interpolate, lanczos3 } from './support/interpolate.ts'
import { findOtherDenoisers, runQuietly } from './support/other-denoisers.ts'
import { damaged, damages, type DamageName } from './support/damage.ts'
import { psnr } from './support/psnr.ts'

/**
 * How near repaired photos come to the truth (PSNR, decibels) and how long it takes beside others in the same run:
 * white noise of sigma 25 taken out, and photos made smaller and enlarged again. The upscaler has learned from
 * tests/fixtures/photos, so its own numbers need other photos. Then the tool with everything left open ('automatic') on
 * healthy photos, kept as JPEG, and on photos damaged by script: how near to the truth untouched, and repaired. `node benchmarks/repair.ts [folder of photos]`
 */
const SIGMA = 25
const LONGEST = 1024
const folder = process.argv[2] ?? path.join(import.meta.dirname, '../tests/fixtures/photos')

interface Score {
  psnr: number
  milliseconds: number
}
const scores = new Map<string, Score[]>()

async function measure(name: string, truth: RasterImage, run: () => RasterImage | Promise<RasterImage>): Promise<void> {
  const start = performance.now()
  const { data } = await run()
  const score = { psnr: psnr(truth.data, data), milliseconds: performance.now() - start }
  scores.set(name, [...(scores.get(name) ?? []), score])
}

function withNoise(photo: RasterImage): RasterImage {
  const random = createRandom(7)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return { ...photo, data: photo.data.map((value) => Math.min(255, Math.max(0, Math.round(value + SIGMA * normal())))) }
}

const raw = (photo: RasterImage) => sharp(photo.data, { raw: photo })

async function cropped(photo: RasterImage, factor: number): Promise<RasterImage> {
  const [width, height] = [Math.floor(photo.width / factor) * factor, Math.floor(photo.height / factor) * factor]
  const data = await raw(photo).extract({ left: 0, top: 0, width, height }).raw().toBuffer()
  return { width, height, channels: 3, data }
}

async function smaller(photo: RasterImage, factor: number): Promise<RasterImage> {
  const [width, height] = [photo.width / factor, photo.height / factor]
  return { width, height, channels: 3, data: await raw(photo).resize(width, height).raw().toBuffer() }
}

async function healthy(photo: RasterImage): Promise<RasterImage> {
  return decodeImage(await raw(photo).jpeg({ quality: 82 }).toBuffer(), { maxSide: LONGEST })
}

/** A photo as it came to somebody, and after the tool has looked at it. */
async function measureAutomatic(name: string, truth: RasterImage, photo: RasterImage): Promise<void> {
  await measure(`automatic, ${name}: untouched`, truth, () => photo)
  await measure(`automatic, ${name}: ours`, truth, async () => {
    const { picture, notes } = await repair(photo, { faces: true, scale: 1 }, idle)
    process.stdout.write(`  ${name}: ${notes.join(', ')}\n`)
    return picture
  })
}

const others = findOtherDenoisers()
const scratch = await mkdtemp(path.join(os.tmpdir(), 'repair-'))
const [from, to] = [path.join(scratch, 'noisy.png'), path.join(scratch, 'clean.png')]
try {
  for (const name of (await readdir(folder)).filter((file) => /\.(png|jpe?g)$/.test(file)).sort()) {
    const photo = await decodeImage(await readFile(path.join(folder, name)), { maxSide: LONGEST })
    process.stdout.write(`${name} ${photo.width}x${photo.height}\n`)
    await measureAutomatic('healthy', photo, await healthy(photo))
    for (const name of Object.keys(damages) as DamageName[]) await measureAutomatic(name, photo, await damaged(photo, name))
    const noisy = withNoise(photo)
    await measure('noise: untouched', photo, () => noisy)
    const noise = whiteNoise(SIGMA / 255)
    await measure('noise: ours', photo, () => fromColourPlanes(denoise(colourPlanes(noisy), noisy, noise, () => {}), noisy))
    await sharp(await encodeImage(noisy, 'png')).toFile(from)
    for (const other of others) {
      await measure(`noise: ${other.name}`, photo, async () => {
        runQuietly(other.command(from, to))
        return decodeImage(await readFile(to), { maxSide: LONGEST })
      })
    }
    for (const factor of [2, 4]) {
      const truth = await cropped(photo, factor)
      const small = await smaller(truth, factor)
      await measure(`${factor}x: ours`, truth, () => enlarge(small, Math.log2(factor), () => {}))
      await measure(`${factor}x: Lanczos 3`, truth, () => interpolate(small, factor, lanczos3))
      await measure(`${factor}x: cubic`, truth, () => interpolate(small, factor, cubic))
      await measure(`${factor}x: sharp`, truth, async () => {
        const data = await raw(small).resize(truth.width, truth.height, { kernel: 'lanczos3' }).raw().toBuffer()
        return { ...truth, data }
      })
    }
  }
} finally {
  await rm(scratch, { recursive: true })
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
for (const [name, all] of scores) {
  const ours = scores.get(`${name.split(':')[0]}: ours`)!
  const ratio = mean(all.map(({ milliseconds }) => milliseconds)) / mean(ours.map(({ milliseconds }) => milliseconds))
  const [decibels, time] = [mean(all.map((score) => score.psnr)).toFixed(2), mean(all.map(({ milliseconds }) => milliseconds)).toFixed(0)]
  process.stdout.write(`${name.padEnd(32)} ${decibels.padStart(6)} dB  ${time.padStart(6)} ms  ${ratio.toFixed(2).padStart(6)} × ours\n`)
}
