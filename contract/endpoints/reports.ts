import * as v from 'valibot'
import { cleanName } from '../characters.ts'
import { reportConfig } from '../desk-config.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Id } from '../entities.ts'
import { reportReasons } from '../report-reasons.ts'

export const reportEndpoints = {
  reportCreate: defineEndpoint({
    method: 'POST',
    path: '/report/create',
    summary: 'Says that a public work should not be shown; once for each person and work.',
    access: 'user',
    repeatable: true,
    request: v.object({
      workId: Id,
      reason: v.picklist(reportReasons),
      note: v.optional(v.pipe(v.string(), v.transform(cleanName), v.maxLength(reportConfig.noteMax, 'too-long')), ''),
    }),
    response: v.object({}),
  }),
} as const
