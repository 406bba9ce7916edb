import type { Person } from '#contract/endpoints/follows.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'

export interface PersonColumns {
  id: string
  nickname: string
  avatarKey: string | null
  house: boolean
}

/** A person as others see them beside what they said or made. */
export const viewPerson = (files: Pick<FileStore, 'signedUrl'>, { id, nickname, avatarKey, house }: PersonColumns): Person => ({
  id,
  nickname,
  avatar: avatarKey === null ? undefined : files.signedUrl(avatarKey),
  house: house || undefined,
})
