import { deskActivityEndpoints } from './activities.ts'
import { deskAuditEndpoints } from './audit.ts'
import { deskBroadcastEndpoints } from './broadcasts.ts'
import { deskCommentEndpoints } from './comments.ts'
import { deskContactEndpoints } from './contact.ts'
import { deskCouponEndpoints } from './coupons.ts'
import { deskEngineEndpoints } from './engines.ts'
import { deskFeedbackEndpoints } from './feedback.ts'
import { deskInvitationEndpoints } from './invitations.ts'
import { deskOrderEndpoints } from './orders.ts'
import { deskOverviewEndpoints } from './overview.ts'
import { deskPeopleEndpoints } from './people.ts'
import { deskReviewEndpoints } from './reviews.ts'
import { deskShopEndpoints } from './shop.ts'
import { deskStandingEndpoints } from './standing.ts'
import { deskWorkEndpoints } from './works.ts'

/** Every call of the operator's desk. */
export const deskEndpoints = {
  ...deskStandingEndpoints,
  ...deskOverviewEndpoints,
  ...deskPeopleEndpoints,
  ...deskWorkEndpoints,
  ...deskReviewEndpoints,
  ...deskCommentEndpoints,
  ...deskOrderEndpoints,
  ...deskShopEndpoints,
  ...deskCouponEndpoints,
  ...deskInvitationEndpoints,
  ...deskFeedbackEndpoints,
  ...deskContactEndpoints,
  ...deskBroadcastEndpoints,
  ...deskActivityEndpoints,
  ...deskEngineEndpoints,
  ...deskAuditEndpoints,
} as const
