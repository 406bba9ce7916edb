import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { idle } from '#studio/photo/fixtures.ts'
import { cutout } from '#studio/photo/cutout.ts'
import type { RasterImage } from '#studio/pixels/linear-image.ts'
import type { Plane } from '#studio/pixels/plane.ts'
import type { Region } from '#studio/pixels/raster.ts'
import { findByRules } from '#studio/vision/find-by-rules.ts'
import { matte } from '#studio/vision/matte.ts'
import { loadOpenCv, withOwned } from '#studio/vision/opencv.ts'
import { boxOf, composite, cutSubjects } from './support/cut-subjects.ts'

/**
 * Mean absolute error of the matte (0..1) on composites whose opacity is known, without help, by the rules alone and with a
 * box around the subject, beside OpenCV's grabCut with the same box at the same size; and the time over grabCut's (this
 * process's own: the trained network runs beside it). Given a folder, its
 * photos are the grounds, taken from beside what they show. `node benchmarks/cutout.ts [folder of photos]`
 */
const SIDE = 512
const ROUNDS = 5

const folder = process.argv[2] ?? fileURLToPath(new URL('../tests/fixtures/photos', import.meta.url))
const files = (await readdir(folder)).filter((name) => /^(?!astronaut).*\.(?:jpe?g|png)$/.test(name)).sort()
// A corner, so that no second subject lies behind the first, and a camera's depth of field.
const grounds: { name: string; image: RasterImage }[] = []
for (const name of files) {
  const photo = sharp(await readFile(join(folder, name)))
  const { width, height } = await photo.metadata()
  const corner = Math.round(0.45 * Math.min(width, height))
  const cut = photo.extract({ left: 0, top: 0, width: corner, height: corner }).resize(SIDE, SIDE)
  const data = await cut.removeAlpha().toColourspace('srgb').blur(2).raw().toBuffer()
  grounds.push({ name, image: { width: SIDE, height: SIDE, channels: 3, data: new Uint8Array(data) } })
}

const { cv } = await loadOpenCv()
const print = (line: string) => process.stdout.write(`${line}\n`)

function reference({ width, height, data }: RasterImage, box: Region): Plane {
  return withOwned(cv, (own) => {
    const image = own(cv.matFromArray(height, width, cv.CV_8UC3, data))
    const labels = own(new cv.Mat())
    const [background, foreground] = [own(new cv.Mat()), own(new cv.Mat())]
    const rect = new cv.Rect(box.left, box.top, Math.min(box.width, width - box.left - 1), Math.min(box.height, height - box.top - 1))
    cv.setRNGSeed(1)
    cv.grabCut(image, labels, rect, background, foreground, ROUNDS, cv.GC_INIT_WITH_RECT)
    return Float32Array.from(labels.data, (label) => label & 1)
  })
}

const errorOf = (alpha: Plane, { data }: RasterImage) =>
  alpha.reduce((sum, value, i) => sum + Math.abs(value - data[i * 4 + 3]! / 255), 0) / alpha.length

/** Error and CPU milliseconds of one way to cut; what finds no subject has cut nothing. */
async function score(truth: RasterImage, cut: () => Promise<Plane> | Plane): Promise<{ error: number; time: number }> {
  const start = process.cpuUsage()
  const alpha = await Promise.resolve()
    .then(cut)
    .catch(() => new Float32Array(SIDE * SIDE))
  const { user, system } = process.cpuUsage(start)
  return { error: errorOf(alpha, truth), time: (user + system) / 1000 }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const subjects = cutSubjects(SIDE)
const rows: { kind: string; auto: number; rules: number; box: number; grabCut: number; time: number }[] = []
await cutout(composite(subjects.at(-1)!.image, grounds[0]!.image), { subject: 'auto' }, idle)
print(`${'subject'.padEnd(34)} auto    rules   box     grabCut  time / grabCut`)
for (const [at, { name, kind, image }] of subjects.entries()) {
  for (const turn of [0, 1]) {
    const ground = grounds[(at + turn * 2) % grounds.length]!
    const photo = composite(image, ground.image)
    const box = boxOf(image)
    const auto = await score(image, async () => (await cutout(photo, { subject: 'auto' }, idle)).alpha)
    const byRules = await score(image, async () => matte(photo, await findByRules(cv, photo, 'auto', {}, idle)))
    const boxed = await score(image, async () => (await cutout(photo, { subject: 'auto', box }, idle)).alpha)
    const other = await score(image, () => reference(photo, box))
    const row = { kind, auto: auto.error, rules: byRules.error, box: boxed.error, grabCut: other.error, time: auto.time / other.time }
    rows.push(row)
    const numbers = [row.auto, row.rules, row.box, row.grabCut].map((value) => value.toFixed(4).padEnd(8)).join('')
    print(`${`${name} on ${ground.name}`.padEnd(34)} ${numbers} ${row.time.toFixed(2)}`)
  }
}
for (const kind of ['person', 'object']) {
  const of = rows.filter((row) => row.kind === kind)
  const [auto, rules, box, grabCut, time] = (['auto', 'rules', 'box', 'grabCut', 'time'] as const).map((key) => mean(of.map((row) => row[key])))
  print(`mean of ${kind}: auto ${auto!.toFixed(4)}, rules ${rules!.toFixed(4)}, box ${box!.toFixed(4)}, grabCut ${grabCut!.toFixed(4)}, time ${time!.toFixed(2)} × grabCut`)
}
