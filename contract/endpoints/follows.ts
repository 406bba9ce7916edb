import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { Id } from '../entities.ts'

export const Person = v.object({
  id: Id,
  nickname: v.string(),
  avatar: v.optional(v.string()),
  /** One of the product's own accounts. */
  house: v.optional(v.boolean()),
})
export type Person = v.InferOutput<typeof Person>

const ListedPerson = v.object({
  ...Person.entries,
  bio: v.string(),
  /** The caller follows them. */
  followed: v.boolean(),
})

const peopleViews = ['followers', 'following', 'blocked'] as const
export type PeopleView = (typeof peopleViews)[number]

export const followsEndpoints = {
  userFollow: defineEndpoint({
    method: 'POST',
    path: '/user/follow',
    summary: 'Follows a creator, or does so no longer.',
    access: 'user',
    repeatable: true,
    request: v.object({ id: Id, on: v.boolean() }),
    response: v.object({ followed: v.boolean(), followers: v.number() }),
  }),
  userBlock: defineEndpoint({
    method: 'POST',
    path: '/user/block',
    summary: 'Blocks somebody, or does so no longer: their comments are out of sight, they cannot comment on what is the person’s, and neither follows the other.',
    access: 'user',
    repeatable: true,
    request: v.object({ id: Id, on: v.boolean() }),
    response: v.object({ blocked: v.boolean() }),
  }),
  peopleList: defineEndpoint({
    method: 'POST',
    path: '/user/people',
    summary: 'Who follows a creator, whom they follow, or, to the person alone, whom they have blocked; the latest first.',
    access: 'anyone',
    repeatable: true,
    request: v.object({ id: Id, view: v.picklist(peopleViews), cursor: v.optional(v.string()) }),
    response: v.object({ people: v.array(ListedPerson), next: v.optional(v.string()) }),
  }),
} as const
