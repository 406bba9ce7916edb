import { access, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import * as v from 'valibot'
import { appConfig } from '#config'
import { controlsOf } from '#contract/generators/control.ts'
import { generators, type GeneratorId } from '#contract/generators/generators.ts'
import { examples, type Example } from '#server/domains/sample/examples.ts'
import type { GeneratorRequest, PictureAsset } from '#server/engines/engine.ts'
import { makeOnce } from '#server/engines/make-once.ts'
import { createStudioEngine } from '#server/engines/studio/studio-engine.ts'

// Makes what the generators show of themselves: examples (public/examples) and a picture of each pictured choice
// (public/choices): `node scripts/make-examples.ts` makes what is missing, with generators' ids those again.
const root = path.join(import.meta.dirname, '..', 'public')
const [SMALL_WIDTH, EXAMPLE_WIDTH] = appConfig.layout.exampleWidthsPx
const CHOICE_SIDE = 240
const again = process.argv.slice(2)
const engine = createStudioEngine({ paintThreads: 2 })
const offered = new Set((await engine.discover(AbortSignal.timeout(1000))).map(({ generator }) => generator))

async function run(generator: GeneratorId, { photos, input }: Example): Promise<Uint8Array> {
  const ids = new Map(Object.values(photos).map((photo) => [photo, crypto.randomUUID()]))
  const fields = Object.fromEntries(Object.entries(photos).map(([field, photo]) => [field, ids.get(photo)]))
  const complete = v.parse(generators[generator].input, { ...input, ...fields })
  const [asset] = await makeOnce(engine, { generator, input: complete } as GeneratorRequest, {
    readUpload: async (id) => {
      const photo = [...ids].find(([, known]) => known === id)![0]
      return sharp(await readFile(path.join(root, `samples/photos/${photo}.webp`))).png().toBuffer()
    },
  })
  return (asset as PictureAsset).bytes
}

const exists = (file: string) => access(file).then(() => true, () => false)

async function make(file: string, generator: GeneratorId, example: Example, finish: (bytes: Uint8Array) => Sharp): Promise<void> {
  const target = path.join(root, file)
  if (!again.includes(generator) && (again.length > 0 || (await exists(target)))) return
  const start = performance.now()
  const encoded = await finish(await run(generator, example)).webp({ quality: 80, effort: 6 }).toBuffer()
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, encoded)
  process.stdout.write(`${file}: ${Math.round(encoded.length / 1024)} kB in ${((performance.now() - start) / 1000).toFixed(1)} s\n`)
}

/** Cuts the close-up out of a result, which has the size of its photo. */
async function partOf({ closeUp, photos }: Example): Promise<(picture: Sharp) => Sharp> {
  if (!closeUp) return (picture) => picture
  const { width, height } = await sharp(path.join(root, `samples/photos/${photos.photo}.webp`)).metadata()
  const [left, top, side] = closeUp
  const region = { left: Math.round(left * width), top: Math.round(top * height), width: Math.round(side * height), height: Math.round(side * height) }
  return (picture) => picture.extract(region)
}

/** The same picture for places that are small. */
async function makeSmall(file: string): Promise<void> {
  const target = path.join(root, file.replace('.webp', `-${SMALL_WIDTH}.webp`))
  const known = await stat(target).catch(() => undefined)
  const { mtimeMs } = await stat(path.join(root, file))
  if (known && known.mtimeMs >= mtimeMs) return
  await writeFile(target, await sharp(path.join(root, file)).resize({ width: SMALL_WIDTH }).webp({ quality: 76, effort: 6 }).toBuffer())
}

try {
  for (const [id, list] of Object.entries(examples) as [GeneratorId, readonly Example[]][]) {
    if (!offered.has(id)) continue
    for (const [place, example] of list.entries()) {
      const file = `examples/${id}/${place}.webp`
      await make(file, id, example, (bytes) => sharp(bytes).resize({ width: EXAMPLE_WIDTH, withoutEnlargement: true }))
      await makeSmall(file)
    }
    for (const { name, control } of controlsOf(generators[id])) {
      if (!control.pictured) continue
      for (const option of control.options!) {
        const value = control.control === 'choices' ? [option] : option
        const example = { photos: list[0]!.photos, input: { ...list[0]!.input, [name]: value } }
        const part = await partOf(list[0]!)
        await make(`choices/${id}/${option}.webp`, id, example, (bytes) => part(sharp(bytes)).resize(CHOICE_SIDE, CHOICE_SIDE, { position: 'top' }))
      }
    }
  }
} finally {
  await engine.close()
}
