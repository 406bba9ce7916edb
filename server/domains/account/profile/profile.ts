import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import type { ParsedRequestOf } from '#contract/endpoints/endpoints.ts'
import { eq } from '../../../platform/database/orm.ts'
import { BusinessError } from '../../../business-error.ts'
import type { Handlers } from '../../../call.ts'
import type { Moderator } from '../../../moderation/moderator.ts'
import { refusedWords } from '../../../moderation/refused-words.ts'
import type { PaymentProviders } from '../../../payments/create-payment-providers.ts'
import { browserOf } from '../../orders/browser-of.ts'
import type { Uploads } from '../../uploads/uploads.ts'
import type { AccountParts } from '../account-parts.ts'
import { doorOf, type ChatProviders } from '../chat/providers/chat-provider.ts'
import { users as usersTable } from '../users.table.ts'
import { createMakeAvatar } from './avatar.ts'

type Change = Omit<ParsedRequestOf<'userUpdateInfo'>, 'avatar' | 'crop'> & { avatarKey?: string }

/** What people say of themselves, and what there is to choose from. */
export function createProfile(
  { platform, users }: AccountParts,
  uploads: Uploads,
  { web }: ChatProviders,
  providers: PaymentProviders,
  moderator: Moderator,
): Handlers<'userUpdateInfo' | 'optionList'> {
  const { db, files, log } = platform
  const makeAvatar = createMakeAvatar(platform, uploads)
  const remove = (key: string) => files.delete(key).catch((error: unknown) => log.warn({ err: error }, 'an avatar was left'))

  /** Answers where the avatar lay until now. */
  const store = (userId: string, change: Change) =>
    db.transaction(async (tx) => {
      const [before] = await tx.select().from(usersTable).where(eq(usersTable.id, userId)).for('no key update')
      if (!before) throw new BusinessError(codes.notLoggedIn, 'not-logged-in')
      const isEmpty = Object.values(change).every((value) => value === undefined)
      if (!isEmpty) await tx.update(usersTable).set(change).where(eq(usersTable.id, userId))
      return before.avatarKey
    })

  /** Others see these words; nobody would be waiting to look at what is held. */
  async function judge(words: { nickname: string | undefined; bio: string | undefined }, signal: AbortSignal): Promise<void> {
    const written = Object.entries(words).flatMap(([field, text]) => (text ? [{ field, text }] : []))
    const verdicts = await Promise.all(written.map(({ text }) => moderator.judge({ words: text }, signal)))
    verdicts.forEach((verdict, at) => {
      if (verdict.decision !== 'pass') throw refusedWords(verdict, written[at]!.field)
    })
  }

  return {
    async userUpdateInfo({ nickname, gender, bio, interests, photosStay, avatar, crop }, { identity: { userId }, signal }) {
      await judge({ nickname, bio }, signal)
      const avatarKey = avatar === undefined ? undefined : await makeAvatar(avatar, userId, crop)
      try {
        const before = await store(userId, { nickname, gender, bio, interests: interests && [...new Set(interests)], photosStay, avatarKey })
        if (avatarKey !== undefined && before !== null) await remove(before)
      } catch (error) {
        if (avatarKey !== undefined) await remove(avatarKey)
        throw error
      }
      return users.info(userId)
    },

    async optionList(_request, { platform: caller }) {
      return {
        loginWays: web[doorOf(caller)] ? ['code', 'password', 'qrcode', 'wx'] : ['code', 'password', 'qrcode'],
        interests: [...appConfig.profile.interests],
        isShowPay: providers.of(browserOf({ platform: caller })).length > 0,
      }
    },
  }
}
