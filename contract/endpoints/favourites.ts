import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { Id, Work } from '../entities.ts'

export const favouritesEndpoints = {
  workFavourite: defineEndpoint({
    method: 'POST',
    path: '/work/favourite',
    summary: "Keeps a public work among the person's favourites, or no longer.",
    access: 'user',
    repeatable: true,
    request: v.object({ id: Id, on: v.boolean() }),
    response: v.object({ favourites: v.number(), favourite: v.boolean() }),
  }),
  favouriteList: defineEndpoint({
    method: 'POST',
    path: '/work/favourites',
    summary: "The person's favourites that are public still, the latest first.",
    access: 'user',
    repeatable: true,
    request: v.object({ cursor: v.optional(v.string()) }),
    response: v.object({ works: v.array(Work), next: v.optional(v.string()) }),
  }),
} as const
