import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { appConfig } from '#config'
import type { Upload } from '#contract/entities.ts'
import { and, eq, inArray } from '../../platform/database/orm.ts'
import { badFile } from '../../business-error.ts'
import type { UserCall } from '../../call.ts'
import { EngineError } from '../../engines/engine.ts'
import type { Platform } from '../../platform/platform.ts'
import { storageKey } from '../storage-key.ts'
import { KEPT_SIDE, type KeptPicture } from './decoder/kept-picture.ts'
import type { PictureDecoder } from './decoder/picture-decoder.ts'
import type { Square } from './decoder/square-picture.ts'
import type { FilmTaker } from './film/film-taker.ts'
import type { KeptFilm } from './film/messages.ts'
import { createUploadLimits } from './upload-limits.ts'
import { viewUpload } from './upload-view.ts'
import { uploads, type StoredFilm } from './uploads.table.ts'

const { imageMaxBytes } = appConfig.uploads

export interface Uploads {
  /** Takes a picture of the caller's; nothing is kept when it is refused or the stream breaks off. */
  upload(bytes: AsyncIterable<Uint8Array>, call: UserCall): Promise<Upload>
  /** Takes a film of the caller's, until `signal` aborts; nothing is kept when it is refused or the stream breaks off. */
  uploadFilm(bytes: AsyncIterable<Uint8Array>, userId: string, signal: AbortSignal): Promise<Upload>
  /** Takes a picture that this installation made itself, as it is unless it is too large. */
  adopt(make: () => Promise<KeptPicture>, userId: string): Promise<Upload>
  /** Keeps a picture that was made for the person; it counts as none that they sent. */
  keep(picture: KeptPicture, userId: string): Promise<Upload>
  /** Those of the ids that are the person's own. */
  ownAmong(ids: string[], userId: string): Promise<Upload[]>
  /** A picture of the person's; rejects with an EngineError where there is none. */
  read(id: string, userId: string): Promise<Uint8Array>
  /** Writes a film of the person's into a file, and answers its first still; rejects with an EngineError where there is no film. */
  copyFilm(id: string, userId: string, file: string): Promise<{ seconds: number; still: Uint8Array }>
  /** A square of a person's picture, the middle of it unless told, `side` pixels wide, as a webp. */
  square(id: string, userId: string, side: number, square?: Square): Promise<Uint8Array>
  keyOf(id: string): Promise<string | null>
}

export function createUploads({ db, files, clock }: Platform, decoder: PictureDecoder, films: FilmTaker): Uploads {
  const limits = createUploadLimits()
  const filmLimits = createUploadLimits('film')
  const find = async (id: string) => (await db.select().from(uploads).where(eq(uploads.id, id)))[0]

  async function store({ bytes, contentType, extension, width, height }: KeptPicture, userId: string): Promise<Upload> {
    const id = randomUUID()
    const now = clock.now()
    const key = storageKey('uploads', id, extension, now)
    await files.put(key, bytes, contentType)
    try {
      await db.insert(uploads).values({ id, userId, key, contentType, width, height, bytes: bytes.byteLength, createdAt: now })
    } catch (error) {
      await files.delete(key)
      throw error
    }
    return { id, url: files.signedUrl(key), width, height }
  }

  async function storeFilm({ file, contentType, width, height, seconds, sound, stills }: KeptFilm, userId: string): Promise<Upload> {
    const id = randomUUID()
    const now = clock.now()
    const key = storageKey('uploads', id, contentType === 'video/mp4' ? 'mp4' : 'webm', now)
    const film: StoredFilm = { seconds, sound, stills: stills.map((_, i) => storageKey('uploads', `${id}-${i}`, 'jpg', now)) }
    const { size } = await stat(file)
    filmLimits.count(userId, size)
    try {
      await files.putFile(key, file, contentType)
      for (const [i, still] of stills.entries()) await files.putFile(film.stills[i]!, still, 'image/jpeg')
      await db.insert(uploads).values({ id, userId, key, contentType, width, height, bytes: size, film, createdAt: now })
    } catch (error) {
      for (const written of [key, ...film.stills]) await files.delete(written)
      throw error
    }
    return viewUpload(files, { id, key, width, height, film })
  }

  async function read(id: string, userId: string): Promise<Uint8Array> {
    const upload = await find(id)
    if (upload?.userId !== userId || upload.film) throw new EngineError('upload-not-found')
    return files.get(upload.key)
  }

  async function copyFilm(id: string, userId: string, to: string) {
    const upload = await find(id)
    const still = upload?.film?.stills[0]
    const stored = upload?.userId === userId && still !== undefined ? await files.open(upload.key) : undefined
    if (!upload?.film || still === undefined || !stored) throw new EngineError('upload-not-found')
    await pipeline(await stored.stream(0, stored.size - 1), createWriteStream(to))
    return { seconds: upload.film.seconds, still: await files.get(still) }
  }

  const take = (userId: string, make: () => Promise<KeptPicture>) =>
    limits.within(userId, async () => {
      const picture = await make()
      limits.count(userId, picture.bytes.byteLength)
      return store(picture, userId)
    })

  return {
    upload: (stream, { identity, signal }) => take(identity.userId, () => decoder.normalise(atMost(stream), signal)),
    uploadFilm: (stream, userId, signal) => filmLimits.within(userId, () => films.take(stream, signal, (film) => storeFilm(film, userId))),
    adopt: (make, userId) =>
      take(userId, async () => {
        const picture = await make()
        return Math.max(picture.width, picture.height) > KEPT_SIDE ? decoder.normalise(whole(picture.bytes)) : picture
      }),

    async ownAmong(ids, userId) {
      if (ids.length === 0) return []
      const found = await db
        .select()
        .from(uploads)
        .where(and(inArray(uploads.id, ids), eq(uploads.userId, userId)))
      return found.map((upload) => viewUpload(files, upload))
    },

    keep: store,
    read,
    copyFilm,
    square: async (id, userId, side, square) => decoder.square(await read(id, userId), side, square),
    keyOf: async (id) => (await find(id))?.key ?? null,
  }
}

async function* whole(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** The stream, refused where it is longer than a picture may be. */
async function* atMost(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const part of stream) {
    size += part.byteLength
    if (size > imageMaxBytes) throw badFile('file-too-large', { megabytes: imageMaxBytes / 1024 / 1024 })
    yield part
  }
}
