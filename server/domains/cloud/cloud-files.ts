import * as v from 'valibot'
import { appConfig } from '#config'
import type { cloudMethods } from '#contract/cloud.ts'
import { codes } from '#contract/codes.ts'
import { Id } from '#contract/entities.ts'
import { transfers } from '#contract/transfers.ts'
import { and, eq, inArray, isNotNull, isNull } from '../../platform/database/orm.ts'
import { badFile, BusinessError } from '../../business-error.ts'
import type { SendingAddress } from '../../cloud-service.ts'
import type { Platform } from '../../platform/platform.ts'
import { storageKey } from '../storage-key.ts'
import type { PictureDecoder } from '../uploads/decoder/picture-decoder.ts'
import { createUploadLimits } from '../uploads/upload-limits.ts'
import { badSignature } from './authorisation.ts'
import { cloudFiles } from './cloud-files.table.ts'
import { exactly } from './exactly.ts'
import { isSame, openSigner } from './signing.ts'

const { imageMaxBytes, imageTypes } = appConfig.uploads
const ADDRESS_SECONDS = 600

type Announced = v.InferOutput<(typeof cloudMethods)['fileUpload']['params']>

/** Files of the cloud storage: announced, then sent once, then found by who sent them. */
export function createCloudFiles({ db, files, settings, clock }: Platform, decoder: PictureDecoder) {
  const limits = createUploadLimits()
  const isOpen = (id: string) => and(eq(cloudFiles.id, id), isNull(cloudFiles.completedAt))

  async function addressOf(id: string): Promise<string> {
    const { sign } = await openSigner(settings)
    const expires = Math.floor(clock.now().getTime() / 1000) + ADDRESS_SECONDS
    return `${appConfig.apiPath}${transfers.cloud}/file/${id}?e=${expires}&s=${sign('file', `${id}:${expires}`).toString('base64url')}`
  }

  async function checkAddress({ id, expires, signature }: SendingAddress): Promise<void> {
    const { sign } = await openSigner(settings)
    const ours = isSame(Buffer.from(signature, 'base64url'), sign('file', `${id}:${expires}`))
    if (!ours || Number(expires) * 1000 <= clock.now().getTime()) throw badSignature()
  }

  async function store(id: string, size: number, stream: AsyncIterable<Uint8Array>, ip: string): Promise<void> {
    const { bytes, contentType, extension } = await decoder.normalise(exactly(stream, size))
    limits.count(ip, bytes.byteLength)
    const now = clock.now()
    const key = storageKey('cloud', id, extension, now)
    await db.update(cloudFiles).set({ key, contentType, size: bytes.byteLength }).where(isOpen(id))
    await files.put(key, bytes, contentType)
    await db.update(cloudFiles).set({ completedAt: now }).where(isOpen(id))
  }

  return {
    /** Where the file may be sent. */
    async announce({ cloudPath, size, contentType }: Announced, owner: string) {
      if (!imageTypes.some((type) => type === contentType)) throw badFile('file-wrong-kind')
      if (size < 1) throw badFile('file-empty')
      if (size > imageMaxBytes) throw badFile('file-too-large', { megabytes: imageMaxBytes / 1024 / 1024 })
      const row = { cloudPath, size, contentType, owner, createdAt: clock.now() }
      const [added] = await db.insert(cloudFiles).values(row).returning({ id: cloudFiles.id })
      return { fileId: added!.id, address: await addressOf(added!.id) }
    },

    /** Takes the bytes; keeps nothing, and leaves the address good, when they are refused or break off. */
    async receive(address: SendingAddress, stream: AsyncIterable<Uint8Array>, ip: string): Promise<void> {
      await checkAddress(address)
      await limits.within(ip, async () => {
        const claim = and(isOpen(address.id), isNull(cloudFiles.claimedAt))
        const [claimed] = await db.update(cloudFiles).set({ claimedAt: clock.now() }).where(claim).returning()
        if (!claimed) throw new BusinessError(codes.conflict, 'cloud-file-sent')
        try {
          await store(claimed.id, claimed.size, stream, ip)
        } catch (error) {
          await db.update(cloudFiles).set({ claimedAt: null }).where(isOpen(claimed.id))
          throw error
        }
      })
    },

    /** Those of the files that are the owner's own and whole, in the order they were asked for. */
    async describe(ids: string[], owner: string) {
      const own = and(inArray(cloudFiles.id, ids.filter((id) => v.is(Id, id))), eq(cloudFiles.owner, owner), isNotNull(cloudFiles.completedAt))
      const found = new Map((await db.select().from(cloudFiles).where(own)).map((row) => [row.id, row]))
      return ids.flatMap((fileId) => {
        const row = found.get(fileId)
        if (!row?.key) return []
        const { key, cloudPath, size, contentType } = row
        return [{ fileId, address: files.signedUrl(key), cloudPath, size, contentType }]
      })
    },

    async isKept(id: string): Promise<boolean> {
      if (!v.is(Id, id)) return false
      const kept = await db.select({ id: cloudFiles.id }).from(cloudFiles).where(and(eq(cloudFiles.id, id), isNotNull(cloudFiles.completedAt)))
      return kept.length > 0
    },
  }
}
