import { deskAuditEndpoints } from './audit.ts'
import { deskEngineEndpoints } from './engines.ts'
import { deskOverviewEndpoints } from './overview.ts'
import { deskPeopleEndpoints } from './people.ts'
import { deskStandingEndpoints } from './standing.ts'
import { deskWorkEndpoints } from './works.ts'

/** Every call of the operator's desk. */
export const deskEndpoints = {
  ...deskStandingEndpoints,
  ...deskOverviewEndpoints,
  ...deskPeopleEndpoints,
  ...deskWorkEndpoints,
  ...deskEngineEndpoints,
  ...deskAuditEndpoints,
} as const
