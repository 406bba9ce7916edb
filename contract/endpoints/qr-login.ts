import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { Id, platforms, Timestamp } from '../entities.ts'
import { LoggedIn } from './fields.ts'

/** waiting: not scanned yet; scanned: a person looks at it; approved: given out once; used: given out. */
export const qrStates = ['waiting', 'scanned', 'approved', 'refused', 'expired', 'used'] as const

const action = <const A extends string>(name: A) => ({ action: v.literal(name) })

export const qrLoginEndpoints = {
  loginQrcode: defineEndpoint({
    method: 'POST',
    path: '/login/qrcode',
    summary: 'Login of one device by approval on another: create and poll on the new device, look and answer by a logged-in person.',
    access: 'anyone',
    repeatable: false,
    request: v.variant('action', [
      v.object(action('create')),
      v.object({ ...action('poll'), id: Id, secret: v.string() }),
      v.object({ ...action('look'), id: Id }),
      v.object({ ...action('answer'), id: Id, approve: v.boolean() }),
    ]),
    response: v.variant('action', [
      /** The secret stays with the device that asked; only the id stands in the picture. */
      v.object({ ...action('create'), id: Id, secret: v.string(), validSeconds: v.number() }),
      v.object({ ...action('poll'), state: v.picklist(qrStates), login: v.optional(LoggedIn) }),
      v.object({
        ...action('look'),
        state: v.picklist(qrStates),
        platform: v.picklist(platforms),
        browser: v.optional(v.string()),
        system: v.optional(v.string()),
        place: v.optional(v.string()),
        createdAt: Timestamp,
      }),
      v.object({ ...action('answer'), state: v.picklist(qrStates) }),
    ]),
  }),
} as const
