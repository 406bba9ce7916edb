import { access, mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import * as v from 'valibot'
import { textToImage } from '#contract/generators/text-to-image.ts'
import { promptLibrary } from '#contract/prompts/prompt-library.ts'
import { words } from '#contract/prompts/words/zh-Hans.ts'
import type { PictureAsset } from '#server/engines/engine.ts'
import { makeOnce } from '#server/engines/make-once.ts'
import { createStudioEngine } from '#server/engines/studio/studio-engine.ts'

// Paints the pictures of the prompt library out of its prompts: `node scripts/make-prompt-pictures.ts` makes what is
// missing, with ids (`mirror-lake sea-turtle`) those again; `--sheet <folder>` also puts all of a theme on one sheet to look at.
const folder = path.join(import.meta.dirname, '../public/prompts')
/** Bytes of one picture. */
const BUDGET = 30_000

const given = process.argv.slice(2)
const sheetAt = given.indexOf('--sheet')
const [, sheets] = sheetAt < 0 ? [] : given.splice(sheetAt, 2)
const fileOf = (id: string) => path.join(folder, `${id}.webp`)
const exists = (file: string) => access(file).then(() => true, () => false)

/** Fine textures cost many times what skies do; they hide a lower quality, and then a smaller size, as well. */
async function withinBudget(picture: Sharp): Promise<Buffer> {
  for (const side of [512, 448, 384, 320]) {
    for (const quality of [80, 72, 64, 56, 48, 40]) {
      const encoded = await picture.clone().resize(side, side, { fit: 'inside' }).webp({ quality, smartSubsample: true, effort: 6 }).toBuffer()
      if (encoded.length <= BUDGET) return encoded
    }
  }
  throw new Error('A picture is too large')
}

async function makeMissing(): Promise<void> {
  const engine = createStudioEngine({ paintThreads: 1 })
  try {
    for (const { id, size, seed } of promptLibrary) {
      if (given.length > 0 ? !given.includes(id) : await exists(fileOf(id))) continue
      const input = v.parse(textToImage.input, { prompt: words[id], size, seed })
      const [asset] = await makeOnce(engine, { generator: 'text-to-image', input }, { readUpload: () => Promise.reject(new Error('A prompt has no photo')) })
      const encoded = await withinBudget(sharp((asset as PictureAsset).bytes))
      await writeFile(fileOf(id), encoded)
      process.stdout.write(`${id}: ${Math.round(encoded.length / 1000)} kB\n`)
    }
  } finally {
    await engine.close()
  }
}

/** All of a theme on one sheet, in the order of the library. */
async function makeSheets(into: string): Promise<void> {
  const SIDE = 300
  await mkdir(into, { recursive: true })
  const there = await readdir(folder)
  for (const [theme, prompts] of Map.groupBy(promptLibrary, ({ theme }) => theme)) {
    const ids = prompts.map(({ id }) => id).filter((id) => there.includes(`${id}.webp`))
    const tiles = await Promise.all(ids.map((id) => sharp(fileOf(id)).resize(SIDE, SIDE, { fit: 'contain' }).toBuffer()))
    const composed = tiles.map((input, at) => ({ input, left: (at % 5) * SIDE, top: Math.floor(at / 5) * SIDE }))
    const sheet = sharp({ create: { width: 5 * SIDE, height: 2 * SIDE, channels: 3, background: '#0e0e0e' } })
    await sheet.composite(composed).jpeg().toFile(path.join(into, `${theme}.jpg`))
  }
}

await mkdir(folder, { recursive: true })
await makeMissing()
if (sheets) await makeSheets(sheets)
