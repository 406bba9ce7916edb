import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { generators, type GeneratorId } from '#contract/generators/generators.ts'
import { examples, type Example } from '#server/domains/sample/examples.ts'
import { normalisePicture } from '#server/domains/uploads/decoder/normalise-picture.ts'
import type { EngineRequest } from '#server/engines/engine.ts'

const photos = path.join(import.meta.dirname, '../../public/samples/photos')

/** Those whose examples are works of the square. */
const others: Partial<Record<GeneratorId, Example>> = {
  'text-to-image': { photos: {}, input: { prompt: '日落时的雪山湖，湖边小屋', seed: 7 } },
  cutout: { photos: { photo: 'astronaut' }, input: {} },
  'background-change': { photos: { photo: 'astronaut' }, input: { backdrop: { kind: 'prompt', prompt: '樱花' }, seed: 7 } },
}

export interface SampleRequest {
  request: EngineRequest
  readUpload(id: string): Promise<Uint8Array>
}

/** What a generator's first example asks for, with photos enlarged to so many pixels and kept as the server keeps uploads. */
export async function sampleRequest(generator: GeneratorId, pixels: number): Promise<SampleRequest> {
  const example = examples[generator]?.[0] ?? others[generator]
  if (!example) throw new Error(`'${generator}' has no example`)
  const uploads = new Map<string, Uint8Array>()
  const ids: Record<string, string> = {}
  for (const [field, photo] of Object.entries(example.photos)) {
    ids[field] = crypto.randomUUID()
    uploads.set(ids[field], (await normalisePicture(await enlargedPhoto(photo, pixels))).bytes)
  }
  const input = v.parse(generators[generator].input, { ...example.input, ...ids })
  return { request: { generator, input } as EngineRequest, readUpload: async (id) => uploads.get(id)! }
}

/** A sample photo as a JPEG of about so many pixels. */
export async function enlargedPhoto(photo: string, pixels: number): Promise<Uint8Array> {
  const file = await readFile(path.join(photos, `${photo}.webp`))
  const { width, height } = await sharp(file).metadata()
  return sharp(file).resize(Math.round(width * Math.sqrt(pixels / (width * height)))).jpeg({ quality: 95 }).toBuffer()
}
