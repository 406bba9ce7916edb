import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { figureNames } from './figure-names.ts'

export const deskOverviewEndpoints = {
  deskOverview: defineEndpoint({
    method: 'POST',
    path: '/desk/overview',
    summary: 'Figures of the last days, today last, and how much waits for an operator.',
    access: 'user',
    permission: 'overview.read',
    repeatable: true,
    request: v.object({}),
    response: v.object({
      /** Of each day '2026-11-23', the oldest first. */
      days: v.array(v.object({ day: v.string(), figures: v.record(v.picklist(figureNames), v.number()) })),
      /** What waits, by the section that it waits in; no more than 1000 are counted. */
      waiting: v.array(v.object({ section: v.string(), count: v.number() })),
    }),
  }),
} as const
