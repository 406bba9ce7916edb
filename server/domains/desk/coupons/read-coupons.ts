import type { CouponTemplate } from '#contract/endpoints/desk/coupons.ts'
import type { Handlers } from '../../../call.ts'
import type { CouponAdmin } from '../../coupons/coupon-admin.ts'
import type { CouponTemplateRow } from '../../coupons/coupon-templates.table.ts'

/** What the desk sees of coupons. */
export const createReadCoupons = (admin: CouponAdmin): Handlers<'deskCoupons' | 'deskCouponsGiven'> => ({
  async deskCoupons({ search, cursor }) {
    const { rows, next } = await admin.searchTemplates({ text: search, cursor })
    return { rows: rows.map(viewTemplate), next }
  },

  async deskCouponsGiven({ id, cursor }) {
    const { rows, next } = await admin.listGiven({ templateId: id, cursor })
    return {
      rows: rows.map((row) => ({
        id: row.id,
        owner: { id: row.userId, nickname: row.nickname },
        createdAt: row.createdAt.getTime(),
        expiresAt: row.expiresAt.getTime(),
        usedAt: row.usedAt?.getTime(),
      })),
      next,
    }
  },
})

const viewTemplate = ({ id, slug, names, terms, days, until, total, given, active, createdAt }: CouponTemplateRow): CouponTemplate => ({
  id, slug, names, terms, given, active,
  days: days ?? undefined,
  until: until?.getTime(),
  total: total ?? undefined,
  createdAt: createdAt.getTime(),
})
