import { getGlobalStartContext } from '@tanstack/react-start'
import { runtimeCodes } from '#contract/codes.ts'
import type { EndpointName, RequestOf } from '#contract/endpoints/endpoints.ts'
import { withInvitation } from '~/shared/session/invitation.server.ts'
import { dropSession, keepToken } from '~/shared/session/session-cookies.server.ts'
import { callApi, type ApiOutcome } from './call-api.ts'
import { currentCaller } from './caller.server.ts'
import type { LostCall } from './outcome.ts'
import { runtimeCode } from './runtime-error.ts'

/** Calls the API for the browser. A call that came to nothing is told by its code alone: why is another server's business, and in the log. */
export async function answerCall<N extends EndpointName>(name: N, payload: RequestOf<N>): Promise<ApiOutcome<N> | LostCall> {
  try {
    const outcome = await callApi(name, withInvitation(name, payload), currentCaller())
    if (!outcome.ok) return outcome
    if (name === 'logout') dropSession()
    // The same answer, with a token that is one still.
    return { ...outcome, data: keepToken(outcome.data) as typeof outcome.data }
  } catch (error) {
    getGlobalStartContext()?.onLostCall?.(name, error)
    return { ok: false, lost: runtimeCode(error) ?? runtimeCodes.network }
  }
}
