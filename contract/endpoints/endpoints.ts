import type * as v from 'valibot'
import type { AuditAction } from '../audit.ts'
import { accountEndpoints } from './account.ts'
import { accountDataEndpoints } from './account-data.ts'
import { activityEndpoints } from './activities.ts'
import { agreementEndpoints } from './agreements.ts'
import { analyticsEndpoints } from './analytics.ts'
import { cashierEndpoints } from './cashier.ts'
import { chatLoginEndpoints } from './chat-login.ts'
import { commentsEndpoints } from './comments.ts'
import { contactEndpoints } from './contact.ts'
import { couponsEndpoints } from './coupons.ts'
import { creationEndpoints } from './creation.ts'
import { creatorsEndpoints } from './creators.ts'
import { courseEndpoints } from './courses.ts'
import { deskEndpoints } from './desk/desk.ts'
import { favouritesEndpoints } from './favourites.ts'
import { feedbackEndpoints } from './feedback.ts'
import { followsEndpoints } from './follows.ts'
import { galleryEndpoints } from './gallery.ts'
import { growthEndpoints } from './growth.ts'
import { invitationEndpoints } from './invitations.ts'
import { messagesEndpoints } from './messages.ts'
import { moderationEndpoints } from './moderation.ts'
import { orderEndpoints } from './orders.ts'
import { passwordEndpoints } from './password.ts'
import { photoStudioEndpoints } from './photo-studio.ts'
import { profileEndpoints } from './profile.ts'
import { qrLoginEndpoints } from './qr-login.ts'
import { reportEndpoints } from './reports.ts'
import { searchEndpoints } from './search.ts'
import { walletEndpoints } from './wallet.ts'

/** Every call of the API that carries a JSON payload and answers with an envelope. */
export const endpoints = {
  ...accountEndpoints,
  ...passwordEndpoints,
  ...chatLoginEndpoints,
  ...qrLoginEndpoints,
  ...profileEndpoints,
  ...invitationEndpoints,
  ...accountDataEndpoints,
  ...creationEndpoints,
  ...photoStudioEndpoints,
  ...galleryEndpoints,
  ...creatorsEndpoints,
  ...favouritesEndpoints,
  ...followsEndpoints,
  ...commentsEndpoints,
  ...activityEndpoints,
  ...analyticsEndpoints,
  ...walletEndpoints,
  ...couponsEndpoints,
  ...growthEndpoints,
  ...orderEndpoints,
  ...cashierEndpoints,
  ...courseEndpoints,
  ...reportEndpoints,
  ...moderationEndpoints,
  ...agreementEndpoints,
  ...deskEndpoints,
  ...messagesEndpoints,
  ...feedbackEndpoints,
  ...contactEndpoints,
  ...searchEndpoints,
} as const

export type EndpointName = keyof typeof endpoints
export type RequestOf<N extends EndpointName> = v.InferInput<(typeof endpoints)[N]['request']>
export type ParsedRequestOf<N extends EndpointName> = v.InferOutput<(typeof endpoints)[N]['request']>
export type ResponseOf<N extends EndpointName> = v.InferOutput<(typeof endpoints)[N]['response']>

/** The calls that change something for an operator, made by `defineAction`. */
export type ActionName = { [N in EndpointName]: (typeof endpoints)[N] extends { audit: AuditAction } ? N : never }[EndpointName]
