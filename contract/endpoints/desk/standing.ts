import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { permissions } from '../../permissions.ts'

export const deskStandingEndpoints = {
  deskStanding: defineEndpoint({
    method: 'POST',
    path: '/desk/standing',
    summary: 'What the person may do at the desk; refused to who may do nothing there.',
    access: 'user',
    repeatable: true,
    request: v.object({}),
    response: v.object({ roles: v.array(v.string()), permissions: v.array(v.picklist(permissions)) }),
  }),
} as const
