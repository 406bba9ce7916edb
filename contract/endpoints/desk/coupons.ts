import * as v from 'valibot'
import { appConfig, type Locale } from '#config'
import { defineAction, defineEndpoint } from '../../endpoint.ts'
import { Id, Timestamp } from '../../entities.ts'
import { products } from '../../shop-choices.ts'
import { CouponOffer } from '../coupons.ts'
import { Cursor, OptionalReason, pageOf, Reason, SearchText } from './fields.ts'

const MOST = 100_000_000
const whole = (least: number, most: number) => v.pipe(v.number('bad-input'), v.integer('bad-input'), v.minValue(least, 'bad-input'), v.maxValue(most, 'bad-input'))
const fen = whole(1, MOST)
const Name = v.pipe(v.string(), v.trim(), v.minLength(1, 'empty'), v.maxLength(40, 'too-long'))
const nameOf = Object.fromEntries(appConfig.locales.map((locale) => [locale, Name])) as Record<Locale, typeof Name>

const Slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'bad-slug'), v.maxLength(40, 'too-long'))

const Changeable = v.object({
  names: v.object(nameOf),
  terms: v.object({
    offer: v.variant('kind', [
      v.object({ ...CouponOffer.options[0].entries, amount: fen }),
      v.object({ ...CouponOffer.options[1].entries, percent: whole(1, 99), most: v.optional(fen) }),
    ]),
    threshold: whole(0, MOST),
    products: v.pipe(v.array(v.picklist(products)), v.minLength(1, 'empty')),
  }),
  /** How long a coupon is good from when it is given, and until when at the latest; one of them at least. */
  days: v.optional(whole(1, 3650)),
  until: v.optional(v.pipe(Timestamp, v.transform((at) => new Date(at)))),
  /** How many there are in all; absent: as many as are wanted. */
  total: v.optional(whole(1, MOST)),
  active: v.boolean(),
})
const CouponTemplateChange = v.pipe(Changeable, v.check(({ days, until }) => days !== undefined || until !== undefined, 'coupon-needs-end'))

/** What the operator says of a template. */
export const CouponTemplateInput = v.pipe(
  v.object({
    /** What gifts call it. */
    slug: Slug,
    ...Changeable.entries,
  }),
  v.check(({ days, until }) => days !== undefined || until !== undefined, 'coupon-needs-end'),
)
export type CouponTemplateInput = v.InferOutput<typeof CouponTemplateInput>

const CouponTemplate = v.object({
  ...Changeable.entries,
  until: v.optional(Timestamp),
  id: Id,
  slug: v.string(),
  given: v.number(),
  createdAt: Timestamp,
})
export type CouponTemplate = v.InferOutput<typeof CouponTemplate>

const GivenCoupon = v.object({
  id: Id,
  owner: v.object({ id: Id, nickname: v.string() }),
  createdAt: Timestamp,
  expiresAt: Timestamp,
  usedAt: v.optional(Timestamp),
})
export type GivenCoupon = v.InferOutput<typeof GivenCoupon>

const common = { access: 'user', permission: 'shop.change', repeatable: true } as const

export const deskCouponEndpoints = {
  deskCoupons: defineEndpoint({
    ...common,
    method: 'POST',
    path: '/desk/coupons/list',
    summary: 'Kinds of coupons, newest first; or those with this in their code or a name.',
    request: v.object({ search: SearchText, cursor: Cursor }),
    response: pageOf(CouponTemplate),
  }),
  deskCouponsGiven: defineEndpoint({
    ...common,
    method: 'POST',
    path: '/desk/coupons/given/list',
    summary: 'Coupons of a kind that people have, newest first.',
    request: v.object({ id: Id, cursor: Cursor }),
    response: pageOf(GivenCoupon),
  }),
  deskCouponCreate: defineAction({
    ...common,
    path: '/desk/coupons/create',
    summary: 'Makes a kind of coupons.',
    audit: 'coupon.change',
    request: v.object({ template: CouponTemplateInput, reason: OptionalReason }),
    response: v.object({}),
  }),
  deskCouponChange: defineAction({
    ...common,
    path: '/desk/coupons/change',
    summary: 'Changes a kind of coupons, all but its code. Coupons that people have keep their terms.',
    audit: 'coupon.change',
    request: v.object({ id: Id, template: CouponTemplateChange, reason: Reason }),
    response: v.object({}),
  }),
  deskCouponActive: defineAction({
    ...common,
    path: '/desk/coupons/active/change',
    summary: 'Stops giving a kind of coupons, or begins again. What people have stays good.',
    audit: 'coupon.change',
    request: v.object({ id: Id, active: v.boolean(), reason: Reason }),
    response: v.object({}),
  }),
  deskCouponGive: defineAction({
    ...common,
    path: '/desk/coupons/give',
    summary: 'Gives a person a coupon of a kind, by its code, and tells them. The same request id gives one.',
    audit: 'coupon.give',
    request: v.object({ requestId: Id, id: Id, template: v.string(), reason: Reason }),
    response: v.object({}),
  }),
} as const
