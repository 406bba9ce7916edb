import { deskActivityEndpoints } from './activities.ts'
import { deskAuditEndpoints } from './audit.ts'
import { deskCouponEndpoints } from './coupons.ts'
import { deskEngineEndpoints } from './engines.ts'
import { deskOrderEndpoints } from './orders.ts'
import { deskOverviewEndpoints } from './overview.ts'
import { deskPeopleEndpoints } from './people.ts'
import { deskShopEndpoints } from './shop.ts'
import { deskStandingEndpoints } from './standing.ts'
import { deskWorkEndpoints } from './works.ts'

/** Every call of the operator's desk. */
export const deskEndpoints = {
  ...deskStandingEndpoints,
  ...deskOverviewEndpoints,
  ...deskPeopleEndpoints,
  ...deskWorkEndpoints,
  ...deskOrderEndpoints,
  ...deskShopEndpoints,
  ...deskCouponEndpoints,
  ...deskActivityEndpoints,
  ...deskEngineEndpoints,
  ...deskAuditEndpoints,
} as const
