import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { appConfig, type Locale } from '#config'
import { posterDesigns, type PosterDesign } from '#contract/endpoints/invitation-choices.ts'
import { Id } from '#contract/entities.ts'
import { invitationRules } from '#contract/invitation-rules.ts'
import { eq } from '../../../platform/database/orm.ts'
import { createCallLimit } from '../../../call-limit.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createSpeaker } from '../../../words/speaker.ts'
import { posterWords } from '../../../words/poster.ts'
import { users, type UserRow } from '../../account/users.table.ts'
import { invitationCodes } from '../invitation-codes.table.ts'
import { inviteLink } from '../invite-link.ts'
import { drawApart } from './draw-apart.ts'
import { posterSizes, type PosterSize } from './poster.ts'

/** Where posters are asked for among the stored files; nothing is stored there: they are drawn when they are fetched. */
const FOLDER = 'posters'
const PUBLIC = 'public'
const { points, postersPerHour } = invitationRules
const sizes = Object.keys(posterSizes) as PosterSize[]
const Key = v.tuple([
  v.literal(FOLDER),
  Id,
  v.picklist(appConfig.locales),
  v.picklist(posterDesigns),
  v.picklist(sizes),
  /** What of the person the poster shows; another nickname makes another key. */
  v.string(),
  /** Where the link leads, hexadecimal; the public address where there is one. */
  v.union([v.literal(PUBLIC), v.pipe(v.string(), v.hexadecimal())]),
  v.literal('jpg'),
])

interface PosterName {
  user: Pick<UserRow, 'id' | 'nickname' | 'avatarKey'>
  locale: Locale
  design: PosterDesign
  size: PosterSize
  /** Where the link leads; undefined: to the installation's public address. */
  origin: string | undefined
}

/** The key of a person's poster, by which files.signedUrl gives it an address. */
export function posterKey({ user: { id, nickname, avatarKey }, locale, design, size, origin }: PosterName): string {
  const shown = createHash('sha256').update(JSON.stringify([nickname, avatarKey])).digest('hex').slice(0, 12)
  return `${FOLDER}/${id}/${locale}/${design}/${size}/${shown}/${origin === undefined ? PUBLIC : Buffer.from(origin).toString('hex')}.jpg`
}

/** What draws the poster behind a key; undefined when the key is none of ours, or the person is gone. */
export type FindPoster = (key: string) => Promise<(() => Promise<Uint8Array>) | undefined>

export function createFindPoster({ db, files, config }: Pick<Platform, 'db' | 'files' | 'config'>): FindPoster {
  const speak = createSpeaker(posterWords)
  const limit = createCallLimit({ calls: postersPerHour, seconds: 3600 })

  return async (key) => {
    const parsed = v.safeParse(Key, key.split(/[/.]/))
    if (!parsed.success) return undefined
    const [, userId, locale, design, size, , told] = parsed.output
    const origin = told === PUBLIC ? config.publicUrl && new URL(config.publicUrl).origin : Buffer.from(told, 'hex').toString()
    if (origin === undefined) return undefined
    const [found] = await db
      .select({ code: invitationCodes.code, nickname: users.nickname, avatarKey: users.avatarKey })
      .from(invitationCodes)
      .innerJoin(users, eq(users.id, invitationCodes.userId))
      .where(eq(invitationCodes.userId, userId))
    if (!found) return undefined
    const { code, nickname, avatarKey } = found
    const words = {
      headline: speak(locale, `headline.${design}`),
      tagline: speak(locale, 'tagline'),
      invites: speak(locale, 'invites'),
      reward: speak(locale, 'reward', { points: points.invited }),
      scan: speak(locale, 'scan'),
    }
    return async () => {
      limit(userId)
      const avatar = avatarKey === null ? undefined : await files.get(avatarKey).catch(() => undefined)
      return drawApart({ design, size, locale, words, nickname, avatar, link: inviteLink(origin, code) })
    }
  }
}
