import type * as v from 'valibot'
import type { AuditAction } from './audit.ts'
import type { Permission } from './permissions.ts'

type Schema = v.GenericSchema<unknown, unknown>

/** anyone; user: a logged-in person; bound: a logged-in person with a mobile number. */
type Access = 'anyone' | 'user' | 'bound'

export interface Endpoint<Request extends Schema = Schema, Response extends Schema = Schema, Who extends Access = Access> {
  /** The payload of a GET call stands in the query, so its fields are texts. */
  method: 'POST' | 'GET'
  /** The path below the API base, '/login/code'. */
  path: string
  summary: string
  access: Who
  /** What the caller must be permitted beyond that. */
  permission?: Permission
  /** Whether a failed network attempt may be sent again without harm (reads, and writes with a request id). */
  repeatable: boolean
  /**
   * The field that takes the id of a picture which may also be sent along: as multipart, with the picture in a part
   * of this name and the other fields as texts (JSON where they are no texts).
   */
  pictureField?: string
  request: Request
  response: Response
}

export function defineEndpoint<Request extends Schema, Response extends Schema, Who extends Access>(
  endpoint: Endpoint<Request, Response, Who>,
): Endpoint<Request, Response, Who> {
  return endpoint
}

/** A call that changes something for an operator: it needs a reason, and the desk's log has it under `audit`. */
export interface Action<Request extends Schema = Schema, Response extends Schema = Schema> extends Endpoint<Request, Response, 'user'> {
  permission: Permission
  audit: AuditAction
}

export function defineAction<Request extends v.GenericSchema<unknown, { reason: string }>, Response extends Schema>(
  action: Omit<Action<Request, Response>, 'method' | 'access'>,
): Action<Request, Response> {
  return { method: 'POST', access: 'user', ...action }
}
