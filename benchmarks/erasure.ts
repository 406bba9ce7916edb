import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { decodeImage } from '#studio/pixels/codec.ts'
import type { RasterImage } from '#studio/pixels/linear-image.ts'
import { fillMethods } from './support/fill-methods.ts'
import { holesIn } from './support/holes.ts'
import { gradientEnergy, meanWhere } from './support/measures.ts'
import { ssimMap } from './support/ssim.ts'

/**
 * How well held-out holes are filled: SSIM inside the hole against the truth, the gradient energy there over that of
 * its surroundings (1 is 'as rough as around'; geometric mean), and the time; beside OpenCV's fills and G'MIC's where
 * it is installed. A fill that is all smooth scores well in SSIM, so the two are to be read together.
 * `node benchmarks/erasure.ts [folder of photos]`
 */
const SIDE = 512

const folder = process.argv[2] ?? fileURLToPath(new URL('../tests/fixtures/photos', import.meta.url))
const files = (await readdir(folder)).filter((name) => /\.(?:jpe?g|png)$/.test(name)).sort()
const print = (line: string) => process.stdout.write(`${line}\n`)

interface Score {
  ssim: number
  texture: number
  milliseconds: number
}

const roughness = (photo: RasterImage, inside: Uint8Array, around: Uint8Array) => {
  const energy = gradientEnergy(photo)
  return (meanWhere(energy, inside) + 1) / (meanWhere(energy, around) + 1)
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const geometricMean = (values: readonly number[]) => Math.exp(mean(values.map(Math.log)))

const names = Object.keys(fillMethods)
const scores = new Map<string, Score[]>(names.map((name) => [name, []]))
const shapes = new Map<string, Map<string, number[]>>()
const truths: number[] = []
if (names.length < 5) print("G'MIC is not installed: measured without it")
for (const [seed, file] of files.entries()) {
  const photo = await decodeImage(await readFile(join(folder, file)), { maxSide: SIDE })
  for (const { shape, mask, ring } of holesIn(photo, seed + 1)) {
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
