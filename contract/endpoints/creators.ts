import * as v from 'valibot'
import { cleanName } from '../characters.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Id, Timestamp, Work } from '../entities.ts'
import { Person } from './follows.ts'

const Creator = v.object({
  ...Person.entries,
  bio: v.string(),
  mine: v.boolean(),
  /** Published ones. */
  works: v.number(),
  likes: v.number(),
  followers: v.number(),
  following: v.number(),
  followed: v.boolean(),
  blocked: v.boolean(),
  createdAt: Timestamp,
})

export const creatorsEndpoints = {
  creatorDetail: defineEndpoint({
    method: 'POST',
    path: '/creator/detail',
    summary: 'Somebody whose works are on the square, as everybody may know them.',
    access: 'anyone',
    repeatable: true,
    request: v.object({ id: Id }),
    response: Creator,
  }),
  creatorWorks: defineEndpoint({
    method: 'POST',
    path: '/creator/works',
    summary: "A creator's published works, the latest first.",
    access: 'anyone',
    repeatable: true,
    request: v.object({ id: Id, cursor: v.optional(v.string()) }),
    response: v.object({ works: v.array(Work), next: v.optional(v.string()) }),
  }),
  workRelated: defineEndpoint({
    method: 'POST',
    path: '/work/related',
    summary: 'Public works that look like a public one, are about the same, or were made alike.',
    access: 'anyone',
    repeatable: true,
    request: v.object({ id: Id }),
    response: v.object({ works: v.array(Work) }),
  }),
  workEdit: defineEndpoint({
    method: 'POST',
    path: '/work/edit',
    summary: "Gives the person's own work another title, or keeps its creative description from everybody else.",
    access: 'user',
    repeatable: true,
    request: v.object({
      id: Id,
      title: v.optional(v.pipe(v.string(), v.transform(cleanName), v.maxLength(60, 'too-long'))),
      promptKept: v.optional(v.boolean()),
    }),
    response: Work,
  }),
} as const
