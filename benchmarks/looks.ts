import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { avatarLooks, type AvatarLook } from '#studio/avatar/avatar-looks.ts'
import { comicLooks, type ComicLookName } from '#studio/comic/looks.ts'
import { createStudioPool } from '#studio/pool/studio-pool.ts'
import { sketchLooks, type SketchLookName } from '#studio/sketch/sketch-looks.ts'
import { techniques, type Technique } from '#studio/style/techniques.ts'
import { medianTime } from './support/median.ts'

/**
 * How long each drawn look takes at 1024², warm, beside programs that do a like job on the same photo in the same run
 * (those that are installed). `node benchmarks/looks.ts`
 */
const SIDE = 1024

const photo = await sharp(await readFile(new URL('../tests/fixtures/photos/astronaut.png', import.meta.url))).resize(SIDE, SIDE).png().toBuffer()
const house = Buffer.from(`<svg width="${SIDE}" height="${SIDE}" fill="none" stroke="#222" stroke-width="5"><rect width="100%" height="100%" fill="#fff"/>
  <path d="M0 640L1024 650M300 640V420H700V640M260 430L500 250L740 430ZM360 500h90v90h-90zM560 640V500h80V640"/><circle cx="840" cy="160" r="70"/></svg>`)
const drawing = await sharp(house).png().toBuffer()

/** Programs that people know: name, command, arguments after the file. */
const references = [
  ['ImageMagick -paint 4', 'convert', ['-paint', '4']],
  ['ImageMagick -charcoal 2', 'convert', ['-charcoal', '2']],
  ['ImageMagick -sketch 0x10', 'convert', ['-sketch', '0x10']],
  ["G'MIC cartoon", 'gmic', ['cartoon', '3,200,20,0.25,1.5,8']],
  ["G'MIC painting", 'gmic', ['fx_painting', '5,2.5,1.5,50,1']],
] as const

const folder = await mkdtemp(join(tmpdir(), 'looks-'))
const file = join(folder, 'photo.png')
await writeFile(file, photo)
const out = join(folder, 'out.png')
const runReference = (command: string, steps: readonly string[]) =>
  promisify(execFile)(command, [file, ...steps, ...(command === 'gmic' ? ['-o', out] : [out])])

const say = (line: string) => process.stdout.write(`${line}\n`)
say(`${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.version}`)
const known: { name: string; time: number }[] = []
for (const [name, command, steps] of references) {
  const time = await medianTime(() => runReference(command, steps)).catch(() => undefined)
  say(`${name.padEnd(28)} ${time === undefined ? 'not installed' : `${(time / 1000).toFixed(2).padStart(6)} s`}`)
  if (time !== undefined) known.push({ name, time })
}
const report = (name: string, time: number) =>
  say(`${name.padEnd(28)} ${(time / 1000).toFixed(2).padStart(6)} s  ${known.map((other) => `${(time / other.time).toFixed(2)} × ${other.name}`).join(', ')}`)

const pool = createStudioPool({ paintThreads: 1, visionThreads: 1 })
const common = { photo, seed: 1 }
for (const look of Object.keys(comicLooks) as ComicLookName[]) {
  report(`comic ${look}`, await medianTime(() => pool.run('comic', { ...common, look, background: 'themed', features: 'kept', lines: 0.6, colour: 0.7, eyes: 0.4 }, {})))
}
for (const look of Object.keys(avatarLooks) as AvatarLook[]) {
  report(`avatar ${look}`, await medianTime(() => pool.run('avatar', { ...common, look, backdrop: 'gradient' }, {})))
}
for (const technique of Object.keys(techniques) as Technique[]) {
  report(`redraw ${technique}`, await medianTime(() => pool.run('picture-redraw', { ...common, technique, strength: 0.8, keepColours: 0.6 }, {})))
}
for (const look of Object.keys(sketchLooks) as SketchLookName[]) {
  const sketch = { photo: drawing, look, taps: [], palette: 'natural' as const, wanted: [], places: {}, person: {}, shading: 0.6, lines: 0.7, seed: 1 }
  report(`sketch ${look}`, await medianTime(() => pool.run('sketch-render', sketch, {})))
}
await pool.close()
await rm(folder, { recursive: true })
