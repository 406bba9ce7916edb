import type { PersonName } from '#contract/endpoints/desk/fields.ts'
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
