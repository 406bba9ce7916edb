import { posterDesigns } from '#contract/endpoints/invitation-choices.ts'
import { isLocalHost } from '#contract/local-host.ts'
import { invitationRules } from '#contract/invitation-rules.ts'
import { eq } from '../../../platform/database/orm.ts'
import { badInput, notFound } from '../../../business-error.ts'
import type { Handlers } from '../../../call.ts'
import type { Platform } from '../../../platform/platform.ts'
import { users } from '../../account/users.table.ts'
import { invitationCodes } from '../invitation-codes.table.ts'
import { makeCode } from '../invite-code.ts'
import { inviteLink } from '../invite-link.ts'
import { posterKey } from './find-poster.ts'
import { HEIGHT, posterSizes, WIDTH, type PosterSize } from './poster.ts'

/** Of an origin that goes into the key of a file. */
const MOST_LETTERS = 48

/** The person's code and link, and where their posters are. */
export function createPosterInfo({ db, config, files }: Pick<Platform, 'db' | 'config' | 'files'>): Handlers<'posterInfo'>['posterInfo'] {
  /** A link that goes round must not lead to a place that its sender made up. */
  function localOriginOf(told: string | undefined): string {
    if (told === undefined) return `http://localhost:${config.port}`
    const { origin, hostname, protocol } = new URL(told)
    if (!/^https?:$/.test(protocol) || !isLocalHost(hostname) || origin.length > MOST_LETTERS) throw badInput('origin', 'bad-input')
    return origin
  }

  const publicOrigin = config.publicUrl === undefined ? undefined : new URL(config.publicUrl).origin

  return async ({ origin: told }, { locale, identity: { userId } }) => {
    const local = publicOrigin === undefined ? localOriginOf(told) : undefined
    const [found] = await db.select({ user: users, code: invitationCodes.code }).from(users).leftJoin(invitationCodes, eq(invitationCodes.userId, users.id)).where(eq(users.id, userId))
    if (!found) throw notFound('not-found')
    const { user } = found
    const code = found.code ?? (await makeCode(db, userId))
    const fileOf = (design: (typeof posterDesigns)[number], size: PosterSize) => ({
      url: files.signedUrl(posterKey({ user, locale, design, size, origin: local })),
      width: WIDTH * posterSizes[size].scale,
      height: HEIGHT * posterSizes[size].scale,
    })
    const posters = posterDesigns.map((design) => ({ design, screen: fileOf(design, 'screen'), print: fileOf(design, 'print') }))
    return { code, link: inviteLink(publicOrigin ?? local!, code), points: invitationRules.points, posters }
  }
}
