import type { ParsedRequestOf, ResponseOf } from '#contract/endpoints/endpoints.ts'
import type { Call } from '../../../call.ts'

type Request<A extends string> = Extract<ParsedRequestOf<'loginQrcode'>, { action: A }>
type Response<A extends string> = Extract<ResponseOf<'loginQrcode'>, { action: A }>

/** One of the things that the call does. */
export type QrAction<A extends string> = (request: Request<A>, call: Call) => Promise<Response<A>>
