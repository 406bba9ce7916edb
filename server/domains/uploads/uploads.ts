import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import type { Upload } from '#contract/entities.ts'
import { BusinessError } from '../../business-error.ts'
import type { UserCall } from '../../call.ts'
import { EngineError } from '../../engines/engine.ts'
import type { Platform } from '../../platform/platform.ts'
import { storageKey } from '../storage-key.ts'
import { normalisePicture } from './normalise-picture.ts'
import { uploads } from './uploads.table.ts'

const { imageMaxBytes } = appConfig.uploads

export interface Uploads {
  /** Takes a picture of the caller's; nothing is kept when it is refused or the stream breaks off. */
  upload(bytes: AsyncIterable<Uint8Array>, call: UserCall): Promise<Upload>
  /** Those of the ids that are the person's own. */
  ownAmong(ids: string[], userId: string): Promise<Upload[]>
  read(id: string, userId: string): Promise<Uint8Array>
  keyOf(id: string): Promise<string | null>
}

export function createUploads({ db, files, clock }: Platform): Uploads {
  const find = async (id: string) => (await db.select().from(uploads).where(eq(uploads.id, id)))[0]

  return {
    async upload(stream, { identity }) {
      const picture = await normalisePicture(await collect(stream))
      const id = randomUUID()
      const now = clock.now()
      const key = storageKey('uploads', id, picture.extension, now)
      const { width, height, contentType } = picture
      await files.put(key, picture.bytes, contentType)
      try {
        await db
          .insert(uploads)
          .values({ id, userId: identity.userId, key, contentType, width, height, bytes: picture.bytes.byteLength, createdAt: now })
      } catch (error) {
        await files.delete(key)
        throw error
      }
      return { id, url: files.signedUrl(key), width, height }
    },

    async ownAmong(ids, userId) {
      if (ids.length === 0) return []
      const found = await db
        .select()
        .from(uploads)
        .where(and(inArray(uploads.id, ids), eq(uploads.userId, userId)))
      return found.map(({ id, key, width, height }) => ({ id, url: files.signedUrl(key), width, height }))
    },

    async read(id, userId) {
      const upload = await find(id)
      if (upload?.userId !== userId) throw new EngineError('upload-not-found')
      return files.get(upload.key)
    },

    keyOf: async (id) => (await find(id))?.key ?? null,
  }
}

async function collect(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of stream) {
    size += part.byteLength
    if (size > imageMaxBytes) {
      throw new BusinessError(codes.badFile, 'file-too-large', { field: 'file' }, { megabytes: imageMaxBytes / 1024 / 1024 })
    }
    parts.push(part)
  }
  return Buffer.concat(parts)
}
