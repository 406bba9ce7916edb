import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { photoBytes } from '../../photo/fixtures.ts'
import { createStudioPool, type StudioPool } from '../../pool/studio-pool.ts'
import { loadNet } from './load-net.ts'

/** As onnxruntime-node answers on a Mac with an Intel processor, for which it has no native part. */
const REFUSED = `import { registerHooks } from 'node:module'
registerHooks({ resolve(name, context, next) {
  if (name === 'onnxruntime-node') throw new Error('Cannot find module ../bin/napi-v6/darwin/x64/onnxruntime_binding.node')
  return next(name, context)
} })`

let pool: StudioPool
let refused: unknown

beforeAll(async () => {
  // A worker has the environment of its start, and hands it on to the processes of networks.
  const { NODE_OPTIONS } = process.env
  process.env.NODE_OPTIONS = `--import="data:text/javascript,${encodeURIComponent(REFUSED)}"`
  pool = createStudioPool({ paintThreads: 1, visionThreads: 1, namesThings: false })
  refused = await loadNet('without-runtime.onnx').catch((error: unknown) => error)
  if (NODE_OPTIONS === undefined) delete process.env.NODE_OPTIONS
  else process.env.NODE_OPTIONS = NODE_OPTIONS
})
afterAll(() => pool.close())

it('people and things are cut out by rules where no network runs', async () => {
  expect(refused).toMatchObject({ name: 'NetError', reason: 'no-runtime' })
  for (const [name, most, told] of [['astronaut.png', 0.75, []], ['coffee.png', 0.6, ['subject-unsure']]] as const) {
    const { bytes, notes } = await pool.run('cutout', { photo: photoBytes(name), subject: 'auto', background: { kind: 'transparent' } })
    const { channels } = await sharp(bytes).stats()
    const covered = channels[3]!.mean / 255
    expect(covered).toBeGreaterThan(0.15)
    expect(covered).toBeLessThan(most)
    // Rules are sure of somebody with a face alone.
    expect(notes).toEqual(told)
  }
})

it('rules tell clothes from skin there', async () => {
  const { bytes } = await pool.run('clothes', { photo: photoBytes('astronaut.png'), options: { part: 'whole', pattern: 'plain', material: 'cotton', colour: '#2040c0', folds: 0.8 } })
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray(3 * (y * info.width + x), 3 * (y * info.width + x) + 3)]
  const [red, green, blue] = at(Math.round(0.33 * info.width), Math.round(0.8 * info.height))
  expect(blue! - Math.max(red!, green!)).toBeGreaterThan(30)
  const [cheekRed, , cheekBlue] = at(Math.round(0.44 * info.width), Math.round(0.24 * info.height))
  expect(cheekRed!).toBeGreaterThan(cheekBlue!)
})

it('nothing is named where names are switched off', async () => {
  const { things } = await pool.run('describe', { photo: photoBytes('coffee.png') })
  expect(things).toEqual([])
})
