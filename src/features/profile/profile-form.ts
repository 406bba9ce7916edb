import type { Gender, Interest, User } from '#contract/entities.ts'
import type { ProfileChanges } from './profile.mutations.ts'

export interface ProfileValues {
  nickname: string
  /** Absent: the person would rather not say. */
  gender: Gender | undefined
  bio: string
  interests: Interest[]
}

export const valuesOf = ({ nickname, gender, bio, interests }: User): ProfileValues => ({ nickname, gender, bio, interests })

/** What differs from what is stored. */
export function changesOf(user: User, values: ProfileValues): ProfileChanges {
  const nickname = values.nickname.trim()
  const bio = values.bio.trim()
  const interestsDiffer = values.interests.join() !== user.interests.join()
  return {
    ...(nickname !== user.nickname && { nickname }),
    ...(values.gender !== user.gender && { gender: values.gender ?? null }),
    ...(bio !== user.bio && { bio }),
    ...(interestsDiffer && { interests: values.interests }),
  }
}
