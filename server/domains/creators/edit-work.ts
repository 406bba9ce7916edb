import { codes } from '#contract/codes.ts'
import type { ParsedRequestOf } from '#contract/endpoints/endpoints.ts'
import { and, eq, isNull } from '../../platform/database/orm.ts'
import { BusinessError, notFound } from '../../business-error.ts'
import type { UserCall } from '../../call.ts'
import type { Moderator } from '../../moderation/moderator.ts'
import type { Platform } from '../../platform/platform.ts'
import { works } from '../gallery/works.table.ts'

/** Changes what the owner says of a work; others see the title, so its words are judged first. */
export function createEditWork({ db }: Pick<Platform, 'db'>, moderator: Moderator) {
  return async ({ id, title, promptKept }: ParsedRequestOf<'workEdit'>, { identity, signal }: UserCall): Promise<void> => {
    const verdict = title ? await moderator.judge({ words: title }, signal) : undefined
    if (verdict && verdict.decision !== 'pass') throw new BusinessError(codes.contentRefused, 'title-refused')
    const own = and(eq(works.id, id), eq(works.userId, identity.userId), isNull(works.deletedAt))
    const [changed] = await db.update(works).set({ id, title, promptKept }).where(own).returning({ id: works.id })
    if (!changed) throw notFound('work-not-found')
  }
}
