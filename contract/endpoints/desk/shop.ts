import * as v from 'valibot'
import { defineAction, defineEndpoint } from '../../endpoint.ts'
import { Timestamp } from '../../entities.ts'
import { OfferForm } from '../../shop.ts'
import { Reason } from './fields.ts'

const DeskOffer = v.object({ ...OfferForm.entries, updatedAt: Timestamp })
export type DeskOffer = v.InferOutput<typeof DeskOffer>

export const deskShopEndpoints = {
  deskOffers: defineEndpoint({
    method: 'POST',
    path: '/desk/shop/offers/list',
    summary: 'Every package of points and every membership, sold or not, in its order.',
    access: 'user',
    permission: 'shop.change',
    repeatable: true,
    request: v.object({}),
    response: v.object({ rows: v.array(DeskOffer) }),
  }),
  deskOfferSave: defineAction({
    path: '/desk/shop/offers/change',
    summary: 'Makes an offer, or changes the one with its id. Orders that were made keep what they bought at their price.',
    permission: 'shop.change',
    audit: 'offer.change',
    repeatable: true,
    request: v.object({ offer: OfferForm, reason: Reason }),
    response: v.object({}),
  }),
} as const
