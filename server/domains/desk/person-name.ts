import type { PersonName } from '#contract/endpoints/desk/fields.ts'
import { inArray } from '../../platform/database/orm.ts'
import type { Platform } from '../../platform/platform.ts'
import { users } from '../account/users.table.ts'

/** The columns that name a person in a list. */
export const nameColumns = { ownerId: users.id, nickname: users.nickname, avatarKey: users.avatarKey }

interface Named {
  ownerId: string
  nickname: string
  avatarKey: string | null
}

export const viewName = ({ files }: Pick<Platform, 'files'>, { ownerId, nickname, avatarKey }: Named): PersonName => ({
  id: ownerId,
  nickname,
  ...(avatarKey && { avatar: files.signedUrl(avatarKey) }),
})

/** People by their ids, by one statement; whose account is gone is not among them. */
export async function findNames(platform: Pick<Platform, 'db' | 'files'>, ids: readonly string[]): Promise<ReadonlyMap<string, PersonName>> {
  if (ids.length === 0) return new Map()
  const rows = await platform.db.select(nameColumns).from(users).where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.ownerId, viewName(platform, row)]))
}

/** The name of a person, for rows that go with their account: one that was deleted a moment ago is called by the beginning of its id. */
export const nameIn = (names: ReadonlyMap<string, PersonName>, id: string): PersonName => names.get(id) ?? { id, nickname: id.slice(0, 8) }
