import * as v from 'valibot'
import { Id } from '#contract/entities.ts'
import { inArray } from '../../platform/database/orm.ts'
import type { Database } from '../../platform/platform.ts'
import { accountExports } from '../account-data/account-exports.table.ts'
import { users } from '../account/users.table.ts'
import { cloudFiles } from '../cloud/cloud-files.table.ts'
import { works } from '../gallery/works.table.ts'
import { fileKeysOf } from '../gallery/withdraw.ts'
import type { StorageArea } from '../storage-key.ts'
import { uploadKeys, uploads } from '../uploads/uploads.table.ts'

/** Those of the keys that a row refers to: one statement, by the index of the rows that the files are named after. */
export type KnownAmong = (keys: string[]) => Promise<(string | null)[]>

export function createKnownKeys(db: Database): Record<StorageArea, KnownAmong> {
  const keysOf = (rows: { key: string | null }[]) => rows.map(({ key }) => key)
  return {
    async works(keys) {
      const { originalKey, masterKey, previewKey, thumbnailKey, framesKey, beforeKey } = works
      const columns = { originalKey, masterKey, previewKey, thumbnailKey, framesKey, beforeKey }
      const found = await db.select(columns).from(works).where(inArray(works.id, idsOf(keys)))
      return found.flatMap((work) => [...fileKeysOf(work), work.beforeKey])
    },
    async uploads(keys) {
      const found = await db.select({ key: uploads.key, film: uploads.film }).from(uploads).where(inArray(uploads.id, idsOf(keys)))
      return found.flatMap(uploadKeys)
    },
    async cloud(keys) {
      return keysOf(await db.select({ key: cloudFiles.key }).from(cloudFiles).where(inArray(cloudFiles.id, idsOf(keys))))
    },
    async avatars(keys) {
      return keysOf(await db.select({ key: users.avatarKey }).from(users).where(inArray(users.avatarKey, keys)))
    },
    async archives(keys) {
      return keysOf(await db.select({ key: accountExports.key }).from(accountExports).where(inArray(accountExports.id, idsOf(keys))))
    },
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
