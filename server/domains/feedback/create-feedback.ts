import { randomUUID } from 'node:crypto'
import { codes } from '#contract/codes.ts'
import type { ParsedRequestOf } from '#contract/endpoints/endpoints.ts'
import { feedbackRules } from '#contract/feedback-rules.ts'
import { and, eq, inArray } from '../../platform/database/orm.ts'
import { badInput, BusinessError } from '../../business-error.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import { checkLimit, takeTurns } from '../account/limits.ts'
import { uploadUses } from '../uploads/upload-uses.table.ts'
import { uploads } from '../uploads/uploads.table.ts'
import { feedback } from './feedback.table.ts'

const DAY_SECONDS = 86_400

/** Stores feedback once per request id, together with the claim on its pictures. Answers its id. */
export function createCreateFeedback({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  async function claimPictures(tx: Transaction, feedbackId: string, pictures: readonly string[], userId: string): Promise<void> {
    if (pictures.length === 0) return
    // Whoever removes unused pictures meanwhile waits, and finds them used.
    const found = await tx
      .select({ id: uploads.id, film: uploads.film })
      .from(uploads)
      .where(and(inArray(uploads.id, [...pictures]), eq(uploads.userId, userId)))
      .for('key share')
    if (found.length < pictures.length) throw badInput('pictures', 'upload-not-found')
    const { filmsMost } = feedbackRules
    if (found.filter(({ film }) => film).length > filmsMost) throw badInput('pictures', 'too-many-films', { most: filmsMost })
    await tx.insert(uploadUses).values(pictures.map((uploadId) => ({ uploadId, feedbackId })))
  }

  return (request: ParsedRequestOf<'feedbackCreate'>, userId: string): Promise<string> =>
    db.transaction(async (tx) => {
      const { requestId, kind, text, contact, about } = request
      const pictures = [...new Set(request.pictures)]
      await takeTurns(tx, `feedback ${userId}`)
      const [known] = await tx.select().from(feedback).where(and(eq(feedback.userId, userId), eq(feedback.requestId, requestId)))
      if (known) {
        if (known.text !== text || known.kind !== kind) throw new BusinessError(codes.conflict, 'feedback-sent')
        return known.id
      }
      const now = clock.now()
      const perDay = { most: feedbackRules.perDay, seconds: DAY_SECONDS, reason: 'feedback-limit' } as const
      await checkLimit(tx, now, { table: feedback, column: feedback.userId, value: userId, ...perDay })
      const id = randomUUID()
      await tx.insert(feedback).values({ id, userId, requestId, kind, text, contact, pictures, about, createdAt: now, updatedAt: now })
      await claimPictures(tx, id, pictures, userId)
      return id
    })
}
