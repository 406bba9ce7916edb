import type * as v from 'valibot'

type Schema = v.GenericSchema<unknown, unknown>

type Access = 'anyone' | 'user'

export interface Endpoint<Request extends Schema = Schema, Response extends Schema = Schema, Who extends Access = Access> {
  method: 'POST' | 'GET'
  /** The path below the API base, '/login/code'. */
  path: string
  summary: string
  /** Who may call: anyone, or only a logged-in person. */
  access: Who
  /** Whether a failed network attempt may be sent again without harm (reads, and writes with a request id). */
  repeatable: boolean
  request: Request
  response: Response
}

export function defineEndpoint<Request extends Schema, Response extends Schema, Who extends Access>(
  endpoint: Endpoint<Request, Response, Who>,
): Endpoint<Request, Response, Who> {
  return endpoint
}
