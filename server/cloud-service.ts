import type * as v from 'valibot'
import type { CloudMethod, CloudRequest, CloudResult, cloudMethods } from '#contract/cloud.ts'

export interface CloudCaller {
  /** The caller's address. */
  ip: string
  /** The anonymous authorisation; empty while there is none. */
  owner: string
}

/** An address that a file is sent to, as it came back. */
export interface SendingAddress {
  id: string
  /** Seconds since 1970. */
  expires: string
  signature: string
}

/** The operation behind each method of the cloud storage; the HTTP layer parses, asks for the authorisation and wraps. */
type CloudHandlers = {
  [M in CloudMethod]: (
    params: v.InferOutput<(typeof cloudMethods)[M]['params']>,
    caller: CloudCaller,
  ) => Promise<CloudResult<M>>
}

export interface CloudService {
  handlers: CloudHandlers
  /** The authorisation behind a request; refuses one that is for another space or not signed as it must be. */
  authorise(request: CloudRequest, signature: string): Promise<string>
  /** Takes the bytes of an announced file from a caller's address; keeps nothing of them when they are refused or break off. */
  receive(address: SendingAddress, bytes: AsyncIterable<Uint8Array>, ip: string): Promise<void>
}
