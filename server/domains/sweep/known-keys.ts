import { inArray } from 'drizzle-orm'
import * as v from 'valibot'
import { Id } from '#contract/entities.ts'
import type { Database } from '../../platform/platform.ts'
import { users } from '../account/users.table.ts'
import { cloudFiles } from '../cloud/cloud-files.table.ts'
import { works } from '../gallery/works.table.ts'
import { fileKeysOf } from '../gallery/withdraw.ts'
import type { StorageArea } from '../storage-key.ts'
import { uploads } from '../uploads/uploads.table.ts'

/** Those of the keys that a row refers to: one statement, by the index of the rows that the files are named after. */
export type KnownAmong = (keys: string[]) => Promise<(string | null)[]>

export function createKnownKeys(db: Database): Record<StorageArea, KnownAmong> {
  return {
    async works(keys) {
      const { originalKey, masterKey, previewKey, thumbnailKey, beforeKey } = works
      const found = await db.select({ originalKey, masterKey, previewKey, thumbnailKey, beforeKey }).from(works).where(inArray(works.id, idsOf(keys)))
      return found.flatMap((work) => [...fileKeysOf(work), work.beforeKey])
    },
    uploads: async (keys) => (await db.select({ key: uploads.key }).from(uploads).where(inArray(uploads.id, idsOf(keys)))).map(({ key }) => key),
    cloud: async (keys) => (await db.select({ key: cloudFiles.key }).from(cloudFiles).where(inArray(cloudFiles.id, idsOf(keys)))).map(({ key }) => key),
    avatars: async (keys) => (await db.select({ key: users.avatarKey }).from(users).where(inArray(users.avatarKey, keys))).map(({ key }) => key),
    // A job removes each ten minutes after it was made.
    previews: async () => [],
  }
}

const ID_LENGTH = 36

/** A file is named after its row: 'works/2026/01/<id>-preview.webp'. */
function idsOf(keys: string[]): string[] {
  const ids = keys.map((key) => key.slice(key.lastIndexOf('/') + 1).slice(0, ID_LENGTH))
  return [...new Set(ids)].filter((id) => v.is(Id, id))
}
