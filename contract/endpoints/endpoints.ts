import type * as v from 'valibot'
import { accountEndpoints } from './account.ts'
import { creationEndpoints } from './creation.ts'
import { galleryEndpoints } from './gallery.ts'

/** Every call of the API that carries a JSON payload and answers with an envelope. */
export const endpoints = { ...accountEndpoints, ...creationEndpoints, ...galleryEndpoints } as const

export type EndpointName = keyof typeof endpoints
export type RequestOf<N extends EndpointName> = v.InferInput<(typeof endpoints)[N]['request']>
export type ParsedRequestOf<N extends EndpointName> = v.InferOutput<(typeof endpoints)[N]['request']>
export type ResponseOf<N extends EndpointName> = v.InferOutput<(typeof endpoints)[N]['response']>
