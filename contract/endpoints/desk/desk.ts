import { deskAuditEndpoints } from './audit.ts'
import { deskCouponEndpoints } from './coupons.ts'
import { deskEngineEndpoints } from './engines.ts'
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
  ...deskOrderEndpoints,
  ...deskShopEndpoints,
  ...deskCouponEndpoints,
  ...deskEngineEndpoints,
  ...deskAuditEndpoints,
} as const
