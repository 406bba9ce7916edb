import { readFile } from 'node:fs/promises'
import os from 'node:os'
import sharp from 'sharp'
import { scenes, styles, type SceneSpec } from '#studio/scene/scene-spec.ts'
import { createStudioPool } from '#studio/pool/studio-pool.ts'
import { parsePrompt } from '#studio/scene/parse-prompt.ts'

/**
 * How long each generator takes at 1024², warm, beside a reference of the same run: enlarging a photo to 1024² with
 * sharp and encoding it as PNG. The ratio is what can be compared between machines. `node benchmarks/generators.ts`
 */
const SIDE = 1024
const RUNS = 3

const photo = await sharp(await readFile(new URL('../tests/fixtures/photos/astronaut.png', import.meta.url)))
  .resize(SIDE, SIDE)
  .png()
  .toBuffer()
const pool = createStudioPool({ paintThreads: 1, visionThreads: 1 })

async function median(run: () => Promise<unknown>): Promise<number> {
  await run()
  const times: number[] = []
  for (let i = 0; i < RUNS; i++) {
    const start = performance.now()
    await run()
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)]!
}

const reference = await median(() => sharp(photo).resize(SIDE, SIDE, { kernel: 'lanczos3' }).png().toBuffer())
const report = (name: string, milliseconds: number) =>
  process.stdout.write(`${name.padEnd(28)} ${(milliseconds / 1000).toFixed(2).padStart(6)} s  ${(milliseconds / reference).toFixed(1).padStart(6)} × reference\n`)

process.stdout.write(`${os.cpus()[0]?.model ?? 'unknown processor'}, ${os.availableParallelism()} cores, Node ${process.version}\n`)
report('reference (sharp, PNG)', reference)
const base = parsePrompt('mountain lake', { seed: 7 }).spec
const paint = (change: Partial<SceneSpec>) => pool.run('paint', { spec: { ...base, ...change }, width: SIDE, height: SIDE }, {})
for (const scene of scenes) report(`scene ${scene}`, await median(() => paint({ scene })))
for (const style of styles.filter((name) => name !== 'photo')) report(`blossom as ${style}`, await median(() => paint({ scene: 'blossom', style })))
report('cutout', await median(() => pool.run('cutout', { photo, subject: 'auto', background: { kind: 'transparent' } }, {})))
const backdrop = new Uint8Array(photo)
report('background change', await median(() => pool.run('background-change', { photo, subject: 'auto', backdrop }, {})))
await pool.close()
