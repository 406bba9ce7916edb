import { codes } from '#contract/codes.ts'
import type { CouponTemplateInput } from '#contract/endpoints/desk/coupons.ts'
import { and, desc, eq, ilike, or, sql } from '../../platform/database/orm.ts'
import { BusinessError, notFound } from '../../business-error.ts'
import type { Clock, Executor } from '../../platform/platform.ts'
import { users } from '../account/users.table.ts'
import type { Page } from '../keyset.ts'
import type { Messages } from '../messages/messages.ts'
import { olderThan, pageOf } from '../time-pages.ts'
import { couponTemplates, type CouponTemplateRow } from './coupon-templates.table.ts'
import type { Coupons } from './coupons.ts'
import { coupons, type CouponRow } from './coupons.table.ts'

const PAGE = 30

/** A coupon that was given, and to whom. */
type GivenCoupon = CouponRow & { nickname: string; slug: string }

/** What the operator does with coupons. Who does it is for the caller's audit log; each answers with the row as it is then. */
export interface CouponAdmin {
  /** Templates, newest first; by a part of their slug or of a name. */
  searchTemplates(request: { text?: string; cursor?: string }): Promise<Page<CouponTemplateRow>>
  /** Throws 'coupon-slug-taken' where another template has the slug. */
  createTemplate(template: CouponTemplateInput): Promise<CouponTemplateRow>
  /**
   * Changes all but the slug, which gifts know it by. Coupons that were given keep their terms. Throws
   * 'coupon-template-not-found', and 'coupon-total-below-given' where more are given than there should be. Answers what it was too.
   */
  changeTemplate(id: string, change: Omit<CouponTemplateInput, 'slug'>): Promise<{ before: CouponTemplateRow; after: CouponTemplateRow }>
  /** Stops giving it, or begins again; what people have stays good. Throws 'coupon-template-not-found'. */
  setActive(id: string, active: boolean): Promise<{ before: CouponTemplateRow; after: CouponTemplateRow }>
  /**
   * Gives a person one, with a message; once for a request id. Answers whether this call gave it. Throws
   * 'coupon-not-given' when the template is stopped, over or used up.
   */
  giveTo(gift: { userId: string; template: string; requestId: string }): Promise<boolean>
  /** Coupons of a template or of a person, newest first. */
  listGiven(request: ({ templateId: string } | { userId: string }) & { cursor?: string }): Promise<Page<GivenCoupon>>
}

interface CouponAdminParts {
  /** Of a transaction, all that it changes is a part of that. */
  db: Executor
  clock: Clock
}

export function createCouponAdmin({ db, clock }: CouponAdminParts, give: Coupons['give'], messages: Messages): CouponAdmin {
  const change = (id: string, changeOf: (before: CouponTemplateRow) => Partial<CouponTemplateRow>) =>
    db.transaction(async (tx) => {
      const [before] = await tx.select().from(couponTemplates).where(eq(couponTemplates.id, id)).for('no key update')
      if (!before) throw notFound('coupon-template-not-found')
      const [after] = await tx.update(couponTemplates).set(changeOf(before)).where(eq(couponTemplates.id, id)).returning()
      return { before, after: after! }
    })

  return {
    async searchTemplates({ text, cursor }) {
      const like = text && `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`
      const found = like ? or(ilike(couponTemplates.slug, like), sql`${couponTemplates.names}::text ilike ${like}`) : undefined
      const rows = await db
        .select()
        .from(couponTemplates)
        .where(and(found, olderThan(cursor, couponTemplates.createdAt, couponTemplates.id)))
        .orderBy(desc(couponTemplates.createdAt), desc(couponTemplates.id))
        .limit(PAGE + 1)
      return pageOf(rows, PAGE, timeOf)
    },

    async createTemplate(template) {
      const [made] = await db
        .insert(couponTemplates)
        .values({ ...template, createdAt: clock.now() })
        .onConflictDoNothing({ target: couponTemplates.slug })
        .returning()
      if (!made) throw new BusinessError(codes.conflict, 'coupon-slug-taken', { field: 'slug' })
      return made
    },

    changeTemplate: (id, { names, terms, days, until, total, active }) =>
      change(id, ({ given }) => {
        if (total !== undefined && total < given) {
          throw new BusinessError(codes.conflict, 'coupon-total-below-given', { field: 'total' }, { given })
        }
        return { names, terms, days: days ?? null, until: until ?? null, total: total ?? null, active }
      }),

    setActive: (id, active) => change(id, () => ({ active })),

    giveTo: ({ userId, template, requestId }) =>
      db.transaction(async (tx) => {
        const key = `operator:${requestId}`
        const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share')
        if (!person) throw notFound('not-found')
        if (await give(tx, { userId, template, key })) {
          const link = '/functionListThree/coupon/coupon'
          await messages.send(tx, { userId, kind: 'reward', template: 'coupon-given', link, key: `coupon:${key}` })
          return true
        }
        const [known] = await tx.select({ id: coupons.id }).from(coupons).where(eq(coupons.key, key))
        if (!known) throw new BusinessError(codes.conflict, 'coupon-not-given', { field: 'template' })
        return false
      }),

    async listGiven({ cursor, ...of }) {
      const rows = await db
        .select({ coupon: coupons, nickname: users.nickname, slug: couponTemplates.slug })
        .from(coupons)
        .innerJoin(users, eq(users.id, coupons.userId))
        .innerJoin(couponTemplates, eq(couponTemplates.id, coupons.templateId))
        .where(
          and(
            'userId' in of ? eq(coupons.userId, of.userId) : eq(coupons.templateId, of.templateId),
            olderThan(cursor, coupons.createdAt, coupons.id),
          ),
        )
        .orderBy(desc(coupons.createdAt), desc(coupons.id))
        .limit(PAGE + 1)
      return pageOf(rows.map(({ coupon, ...more }) => ({ ...coupon, ...more })), PAGE, timeOf)
    },
  }
}

const timeOf = ({ createdAt }: { createdAt: Date }) => createdAt.getTime()
