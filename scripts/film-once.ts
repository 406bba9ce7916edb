import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import * as v from 'valibot'
import { generators, type GeneratorId } from '#contract/generators/generators.ts'
import type { Engine, GeneratorRequest } from '#server/engines/engine.ts'
import { makeOnce } from '#server/engines/make-once.ts'

interface Film {
  generator: GeneratorId
  /** Its input without the photos. */
  fields: Readonly<Record<string, unknown>>
  /** Files of the photos: one stands in `photo`, several in `photos`. */
  photo?: string
  photos?: readonly string[]
  /** Where the film is written. */
  file: string
}

/** Has an engine make one film, for what generators and forms show of themselves. Rejects as makeOnce does. */
export async function filmOnce(engine: Engine, { generator, fields, photo, photos, file }: Film): Promise<void> {
  const uploads = new Map((photo ? [photo] : (photos ?? [])).map((name) => [randomUUID() as string, name]))
  const ids = [...uploads.keys()]
  const input = v.parse(generators[generator].input, { ...fields, ...(photo && { photo: ids[0] }), ...(photos && { photos: ids }) })
  await makeOnce(engine, { generator, input } as GeneratorRequest, {
    readUpload: async (id) => sharp(await readFile(uploads.get(id)!)).png().toBuffer(),
    deliver: async (asset) => {
      if (asset.kind === 'video') await pipeline(asset.stream, createWriteStream(file))
    },
  })
}
