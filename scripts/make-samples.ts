import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import sharp, { type Sharp } from 'sharp'
import * as v from 'valibot'
import { findGenerator } from '#contract/generators/generators.ts'
import type { GeneratorRequest, PictureAsset } from '#server/engines/engine.ts'
import { makeOnce } from '#server/engines/make-once.ts'
import { createStudioEngine } from '#server/engines/studio/studio-engine.ts'
import { houseAccounts } from '#server/domains/sample/house-accounts.ts'
import { samples, type Manifest } from '#server/domains/sample/import-samples.ts'

// Paints the sample content that is shipped: `node scripts/make-samples.ts` makes what is missing,
// with names (`first-light avatar-ink`) those again. The pictures are kept in the repository.
const folder = new URL('../server/domains/sample/', import.meta.url)
const LONG_SIDE = 1152
const AVATAR_SIDE = 320
/** Bytes of one picture in the repository. */
const BUDGET = 130 * 1024

interface Piece {
  name: string
  side: number
  generator: string
  input: Record<string, unknown>
  photo?: string
}

const pieces: Piece[] = [
  ...Object.entries(houseAccounts).map(([name, { avatarPrompt: prompt }], i) => ({
    name: `avatar-${name}`,
    side: AVATAR_SIDE,
    generator: 'text-to-image',
    input: { prompt, seed: 900 + i },
  })),
  ...samples.map(({ slug, generator, input, photo }) => ({ name: slug, side: LONG_SIDE, generator, input, photo })),
]

const engine = createStudioEngine({ paintThreads: availableParallelism() })
const manifestFile = new URL('pictures/manifest.json', folder)
const manifest: Manifest = await readFile(manifestFile, 'utf8').then(JSON.parse, () => ({}))
const again = process.argv.slice(2)

async function isWanted(name: string): Promise<boolean> {
  if (again.length > 0) return again.includes(name)
  return access(fileOf(name)).then(
    () => false,
    () => true,
  )
}

const fileOf = (name: string) => new URL(`pictures/${name}.webp`, folder)

async function make({ generator, input, photo }: Piece): Promise<PictureAsset> {
  // The photo is not an upload here: any id stands for it.
  const complete = v.parse(findGenerator(generator)!.input, { ...input, ...(photo && { photo: crypto.randomUUID() }) })
  const [asset] = await makeOnce(engine, { generator, input: complete } as GeneratorRequest, {
    readUpload: () => readFile(new URL(`photos/${photo}`, folder)),
  })
  return asset as PictureAsset
}

async function makeAndKeep(piece: Piece): Promise<void> {
  const start = performance.now()
  const { bytes, kind: _kind, ...about } = await make(piece)
  const picture = sharp(bytes).resize(piece.side, piece.side, { fit: 'inside', withoutEnlargement: true })
  const encoded = await withinBudget(picture)
  await writeFile(fileOf(piece.name), encoded)
  if (piece.side !== AVATAR_SIDE) manifest[piece.name] = { ...about, engine: engine.id }
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  process.stdout.write(`${piece.name}: ${Math.round(encoded.length / 1024)} kB in ${seconds} s\n`)
}

/** Fine textures cost many times what skies do; they hide a lower quality as well. */
async function withinBudget(picture: Sharp): Promise<Buffer> {
  for (const quality of [82, 74, 66, 58]) {
    const encoded = await picture.clone().webp({ quality, smartSubsample: true, effort: 6 }).toBuffer()
    if (encoded.length <= BUDGET) return encoded
  }
  return picture.webp({ quality: 50, effort: 6 }).toBuffer()
}

await mkdir(new URL('pictures/', folder), { recursive: true })
const wanted = (await Promise.all(pieces.map(async (piece) => ((await isWanted(piece.name)) ? [piece] : [])))).flat()
const queue = wanted.values()
try {
  // Each takes the next from the same iterator.
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const piece of queue) await makeAndKeep(piece)
    }),
  )
} finally {
  await writeFile(manifestFile, `${JSON.stringify(manifest, undefined, 2)}\n`)
  await engine.close()
}
