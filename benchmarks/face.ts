import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { BEAUTY_DEFAULTS } from '#studio/photo/face/beauty.ts'
import { createStudioPool } from '#studio/pool/studio-pool.ts'
import { loadOpenCv, withOwned } from '#studio/vision/opencv.ts'
import { medianTime } from './support/median.ts'

/**
 * How long the face tools take at 1024², warm, beside OpenCV's bilateral filter of the same picture, which is the
 * usual way to smooth skin. `node benchmarks/face.ts`
 */
const SIDE = 1024

const file = await readFile(new URL('../tests/fixtures/photos/astronaut.png', import.meta.url))
const photo = await sharp(file).resize(SIDE, SIDE).png().toBuffer()
// The head alone: a face that fills the frame, as in a self-portrait.
const portrait = await sharp(file).extract({ left: 136, top: 20, width: 180, height: 180 }).resize(SIDE, SIDE).png().toBuffer()

const { cv } = await loadOpenCv()
const pixels = await sharp(portrait).removeAlpha().raw().toBuffer()
const reference = await medianTime(() =>
  withOwned(cv, (own) => cv.bilateralFilter(own(cv.matFromArray(SIDE, SIDE, cv.CV_8UC3, pixels)), own(new cv.Mat()), 25, 40, 12)),
)
const report = (name: string, milliseconds: number) =>
  process.stdout.write(`${name.padEnd(28)} ${(milliseconds / 1000).toFixed(2).padStart(6)} s  ${(milliseconds / reference).toFixed(2).padStart(6)} × bilateralFilter\n`)

report('bilateralFilter, d = 25', reference)
const pool = createStudioPool({ paintThreads: 1, visionThreads: 1 })
for (const [name, picture] of [['small face', photo], ['large face', portrait]] as const) {
  report(`beauty, ${name}`, await medianTime(() => pool.run('beauty', { photo: picture, ...BEAUTY_DEFAULTS })))
  report(`makeup, ${name}`, await medianTime(() => pool.run('makeup', { photo: picture, look: 'glitter', strength: 0.8 })))
  report(`face swap, ${name}`, await medianTime(() => pool.run('face-swap', { photo: picture, face: photo, who: 'largest' })))
}
await pool.close()
