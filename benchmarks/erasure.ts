import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { decodeImage } from '#studio/pixels/codec.ts'
import type { RasterImage } from '#studio/pixels/linear-image.ts'
import { fillMethods } from './support/fill-methods.ts'
import { holesIn } from './support/holes.ts'
import { gradientLength, meanWhere } from './support/measures.ts'
import { ssimMap } from './support/ssim.ts'

/**
 * How well held-out holes are filled, beside OpenCV's fills and G'MIC's where it is installed: SSIM inside the hole
 * against the truth; the texture kept, which is the mean length of the gradient in the hole over that in the ring around
 * it (1 is 'as rough as around', both with a level of brightness added, geometric mean over the holes); and the time on
 * the wall. What cannot be known scores best when it is left smooth (Blau & Michaeli 2018, 'The Perception-Distortion
 * Tradeoff'), so SSIM and texture are to be read together.
 * `node benchmarks/erasure.ts [folder of photos] [seeds]`
 */
const SIDE = 512

const folder = process.argv[2] ?? fileURLToPath(new URL('../tests/fixtures/photos', import.meta.url))
const seeds = Number(process.argv[3] ?? 1)
const files = (await readdir(folder)).filter((name) => /\.(?:jpe?g|png)$/.test(name)).sort()
const print = (line: string) => process.stdout.write(`${line}\n`)

interface Score {
  ssim: number
  texture: number
  milliseconds: number
}

const roughness = (photo: RasterImage, inside: Uint8Array, around: Uint8Array) => {
  const lengths = gradientLength(photo)
  return (meanWhere(lengths, inside) + 1) / (meanWhere(lengths, around) + 1)
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const geometricMean = (values: readonly number[]) => Math.exp(mean(values.map(Math.log)))

const names = Object.keys(fillMethods)
const scores = new Map<string, Score[]>(names.map((name) => [name, []]))
const shapes = new Map<string, Map<string, number[]>>()
const truths: number[] = []
if (names.length < 5) print("G'MIC is not installed: measured without it")
for (const [n, file] of files.entries()) {
  const photo = await decodeImage(await readFile(join(folder, file)), { maxSide: SIDE })
  const holes = Array.from({ length: seeds }, (_, seed) => holesIn(photo, seed * files.length + n + 1)).flat()
  for (const { shape, mask, ring } of holes) {
    truths.push(roughness(photo, mask, ring))
    for (const name of names) {
      const start = performance.now()
      const filled = await fillMethods[name]!(photo, mask)
      const milliseconds = performance.now() - start
      const ssim = meanWhere(ssimMap(photo, filled), mask)
      scores.get(name)!.push({ ssim, texture: roughness(filled, mask, ring), milliseconds })
      const row = shapes.get(shape) ?? new Map<string, number[]>()
      shapes.set(shape, row.set(name, [...(row.get(name) ?? []), ssim]))
    }
  }
}

print(`${files.length} photos at ${SIDE} pixels, ${truths.length} holes; the truth's texture is ${geometricMean(truths).toFixed(2)}`)
print(`${'method'.padEnd(18)}${['SSIM', 'against ours', 'texture', 'time, ms'].map((title) => title.padStart(14)).join('')}`)
const ours = mean(scores.get('ours')!.map(({ ssim }) => ssim))
for (const [name, list] of scores) {
  const ssim = mean(list.map((score) => score.ssim))
  const texture = geometricMean(list.map((score) => score.texture))
  const time = mean(list.map((score) => score.milliseconds))
  const cells = [ssim.toFixed(4), `${(ssim / ours).toFixed(3)} ×`, texture.toFixed(2), time.toFixed(0)]
  print(`${name.padEnd(18)}${cells.map((cell) => cell.padStart(14)).join('')}`)
}
print(`\nSSIM by shape`)
for (const [shape, row] of shapes) print(`${shape.padEnd(10)}${names.map((name) => `${name} ${mean(row.get(name)!).toFixed(3)}`).join('   ')}`)
