import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import * as v from 'valibot'
import { controlsOf } from '#contract/generators/control.ts'
import { findGenerator, generatorIds } from '#contract/generators/generators.ts'
import type { EngineAsset, GeneratorRequest } from '../engines/engine.ts'
import { makeOnce } from '../engines/make-once.ts'
import { unusableField, type Offer } from '../engines/offer.ts'
import type { EngineRegistry, Taken } from '../engines/registry.ts'
import { UsageError } from '../usage-error.ts'
import type { ToolCommand } from './command.ts'
import { readPhoto } from './read-photo.ts'

type Try = Extract<ToolCommand, { name: 'try' }>

/** The checked request of a `try`. Throws a UsageError for an unknown generator or a wrong field. */
export function requestOf({ generator: id, words, photo, input }: Try): GeneratorRequest {
  const generator = findGenerator(id)
  if (!generator) throw new UsageError(`There is no generator '${id}'. There are: ${generatorIds.join(', ')}.`)
  const fields = controlsOf(generator)
  const wordField = fields.find(({ control }) => control.control === 'prompt' || control.control === 'motion' || control.control === 'script')?.name
  if (words && !wordField) throw new UsageError(`'${id}' takes no words.`)
  const photos = photo ? fields.filter(({ control }) => control.control === 'photo').slice(0, 1).map(({ name }) => [name, randomUUID()]) : []
  const checked = v.safeParse(generator.input, { ...(words && { [wordField!]: words }), ...Object.fromEntries(photos), ...input })
  if (!checked.success) throw new UsageError(checked.issues.map((issue) => `${v.getDotPath(issue) ?? id}: ${issue.message}`).join('\n'))
  return { generator: id, input: checked.output } as GeneratorRequest
}

/** Why an offer cannot make the request; undefined when it can. */
export function problemOf(offer: Offer, request: GeneratorRequest): string | undefined {
  const field = unusableField(offer, request.input)
  return field && `${offer.id} does not take this '${field}'.`
}

/** Makes the creation and writes every asset to a file; answers with lines that say where and how. */
export async function tryOffer({ engine, offer }: Taken, others: EngineRegistry, request: GeneratorRequest, { photo, out }: Try, report: (line: string) => void): Promise<string> {
  const upload = photo && (await readPhoto(photo))
  const start = performance.now()
  let told = ''
  const files: string[] = []
  const assets = await makeOnce(engine, request, {
    offer,
    others,
    // A film can be read only now.
    deliver: async (asset) => void files.push(await write(asset, out, files.length)),
    onProgress: ({ progress, stage }) => {
      const line = `${stage} ${Math.round(progress * 100)} %`
      if (line !== told) report((told = line))
    },
    ...(upload && { readUpload: async () => upload }),
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const [first] = assets
  const settings = Object.entries({ seed: first?.seed, ...first?.settings }).flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`]))
  return [`${offer.model.name} on ${engine.name}, ${seconds} s${settings.length > 0 ? `, ${settings.join(', ')}` : ''}`, ...files].join('\n')
}

async function write(asset: EngineAsset, out: string | undefined, place: number): Promise<string> {
  const extension = asset.kind === 'video' ? asset.mime.replace('video/', '') : ((await sharp(asset.bytes).metadata()).format ?? 'png')
  const wished = out ?? `inkling-${Date.now()}.${extension}`
  const { dir, name, ext } = path.parse(wished)
  const file = path.resolve(dir, place === 0 ? name + ext : `${name}-${place + 1}${ext}`)
  if (asset.kind === 'video') await pipeline(asset.stream, createWriteStream(file))
  else await writeFile(file, asset.bytes)
  return file
}
