import * as v from 'valibot'
import { deskConfig } from '../../desk-config.ts'
import { defineAction, defineEndpoint } from '../../endpoint.ts'
import { Id, Timestamp, Work } from '../../entities.ts'
import { permissions, roleNames } from '../../permissions.ts'
import { pointCauses } from '../../point-causes.ts'
import { taskStates } from '../../task-states.ts'
import { Session } from '../account.ts'
import { Cursor, OptionalReason, pageOf, PersonName, Reason, SearchText } from './fields.ts'
import { peopleViews } from './people-views.ts'

const { most } = deskConfig.grants

const Person = v.object({
  ...PersonName.entries,
  /** Masked: 138****8000; absent while no number is bound. */
  phone: v.optional(v.string()),
  coin: v.number(),
  roles: v.array(v.string()),
  permissions: v.array(v.string()),
  /** Absent for who never was a member; past for who is none any more. */
  memberUntil: v.optional(Timestamp),
  suspension: v.optional(v.object({ at: Timestamp, reason: v.string() })),
  createdAt: Timestamp,
})
export type Person = v.InferOutput<typeof Person>

const Movement = v.object({
  id: Id,
  /** Points; negative takes from the balance. */
  amount: v.number(),
  balance: v.number(),
  /** 'hold', 'capture': what became of it. */
  kind: v.string(),
  cause: v.picklist(pointCauses),
  reference: v.string(),
  /** What an operator wrote about it. */
  note: v.optional(v.string()),
  createdAt: Timestamp,
})
export type Movement = v.InferOutput<typeof Movement>

/** A creation of somebody's, as the desk shows it: what became of it, never what was asked for. */
export const DeskTask = v.object({
  id: Id,
  owner: PersonName,
  generator: v.string(),
  /** Names of the engine and the model. */
  engine: v.string(),
  model: v.string(),
  lane: v.string(),
  state: v.picklist(taskStates),
  cost: v.number(),
  progress: v.number(),
  /** Why it failed, in the operator's language, and as the log names it. */
  failure: v.optional(v.object({ code: v.number(), reason: v.string(), message: v.string(), mayRetry: v.boolean() })),
  createdAt: Timestamp,
  startedAt: v.optional(Timestamp),
  finishedAt: v.optional(Timestamp),
})
export type DeskTask = v.InferOutput<typeof DeskTask>

const OfPerson = v.object({ id: Id, cursor: Cursor })

export const deskPeopleEndpoints = {
  deskPeople: defineEndpoint({
    method: 'POST',
    path: '/desk/people/list',
    summary: 'People, newest first; or those whose number ends with, whose nickname begins with or whose id is what was typed.',
    access: 'user',
    permission: 'people.read',
    repeatable: true,
    request: v.object({ view: v.optional(v.picklist(peopleViews), 'all'), search: SearchText, cursor: Cursor }),
    response: pageOf(Person),
  }),
  deskPerson: defineEndpoint({
    method: 'POST',
    path: '/desk/people/detail',
    summary: 'One person.',
    access: 'user',
    permission: 'people.read',
    repeatable: true,
    request: v.object({ id: Id }),
    response: v.object({ ...Person.entries, bio: v.string(), works: v.number(), likes: v.number(), invitedBy: v.optional(PersonName) }),
  }),
  deskPersonPoints: defineEndpoint({
    method: 'POST',
    path: '/desk/people/points/list',
    summary: "The movements of a person's points, newest first.",
    access: 'user',
    permission: 'people.read',
    repeatable: true,
    request: OfPerson,
    response: pageOf(Movement),
  }),
  deskPersonWorks: defineEndpoint({
    method: 'POST',
    path: '/desk/people/works',
    summary: "A person's published works, newest first. What is private stays theirs.",
    access: 'user',
    permission: 'people.read',
    repeatable: true,
    request: OfPerson,
    response: pageOf(Work),
  }),
  deskPersonTasks: defineEndpoint({
    method: 'POST',
    path: '/desk/people/tasks',
    summary: "A person's creations that wait or run, and those that failed, the last first.",
    access: 'user',
    permission: 'people.read',
    repeatable: true,
    request: OfPerson,
    response: pageOf(DeskTask),
  }),
  deskPersonSessions: defineEndpoint({
    method: 'POST',
    path: '/desk/people/sessions',
    summary: 'Where a person is logged in, the last used first.',
    access: 'user',
    permission: 'people.change',
    repeatable: true,
    request: v.object({ id: Id }),
    response: v.object({ rows: v.array(Session) }),
  }),
  deskSessionEnd: defineAction({
    path: '/desk/people/sessions/end',
    summary: 'Logs a person out, on one device or on all.',
    permission: 'people.change',
    audit: 'person.session',
    repeatable: true,
    request: v.object({ id: Id, session: v.optional(Id), reason: OptionalReason }),
    response: v.object({}),
  }),
  deskPersonStanding: defineAction({
    path: '/desk/people/standing',
    summary: 'Sets what a person may do. Nobody changes their own, or gives or takes what they do not have themselves.',
    permission: 'people.roles',
    audit: 'person.standing',
    repeatable: true,
    request: v.object({ id: Id, roles: v.array(v.picklist(roleNames)), permissions: v.array(v.picklist(permissions)), reason: Reason }),
    response: v.object({}),
  }),
  deskPersonMembership: defineAction({
    path: '/desk/people/membership',
    summary: 'Sets when a membership ends; null ends it now.',
    permission: 'people.change',
    audit: 'person.membership',
    repeatable: true,
    request: v.object({ id: Id, until: v.nullable(Timestamp), reason: Reason }),
    response: v.object({}),
  }),
  deskPersonPointsChange: defineAction({
    path: '/desk/people/points/change',
    summary: 'Gives a person points, or takes some (negative), and tells them why. The same request id changes them once.',
    permission: 'points.grant',
    audit: 'person.points',
    repeatable: true,
    request: v.object({
      requestId: v.pipe(v.string(), v.uuid()),
      id: Id,
      points: v.pipe(v.number(), v.integer(), v.notValue(0, 'missing'), v.minValue(-most, 'grant-too-large'), v.maxValue(most, 'grant-too-large')),
      reason: Reason,
    }),
    response: v.object({ coin: v.number() }),
  }),
  deskPersonSuspension: defineAction({
    path: '/desk/people/suspension',
    summary: 'Suspends a person, who is logged out and told why when they log in, or lifts it.',
    permission: 'people.change',
    audit: 'person.suspension',
    repeatable: true,
    request: v.object({ id: Id, suspended: v.boolean(), reason: Reason }),
    response: v.object({}),
  }),
} as const
