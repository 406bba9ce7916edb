import type { Person } from '#contract/endpoints/desk/people.ts'
import { MembershipAction } from './membership-action.tsx'
import { PointsAction } from './points-action.tsx'
import { StandingAction } from './standing-action.tsx'
import { SuspensionAction } from './suspension-action.tsx'

/** What can be done for a person, and to them. */
export const PersonActions = ({ person }: { person: Person }) => (
  <>
    <PointsAction person={person} />
    <MembershipAction person={person} />
    <StandingAction person={person} />
    <SuspensionAction person={person} />
  </>
)
