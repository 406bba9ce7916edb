import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'
import { callEndpoint } from '~/shared/api/call.functions.ts'
import type { ApiFetch } from '~/shared/api/transport.server.ts'
import { mayBeFrame, sharedPageOf } from './shared-page.ts'

/** Handed over by the program that serves the pages. */
export interface WebContext {
  /** The embedded API, called in process; absent when API_BASE names another one. */
  api?: ApiFetch
  /** The address of whoever asks for the page. */
  ip?: string
  /** Told of each call that the API did not answer, and why. */
  onLostCall?: (name: string, error: unknown) => void
  /** Carried by the page's own inline scripts; no others run. */
  nonce?: string
  /** The page's data take long: only its frame is wanted, and the browser asks for the rest. */
  frameOnly?: boolean
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: WebContext | undefined }
  }
}

const handle = createStartHandler(defaultStreamHandler)

export default {
  /** Where the server functions are called; whoever serves the app lets nothing else through. */
  serverFunctions: [callEndpoint.url],
  fetch: (request: Request, options?: { context?: WebContext }) => handle(request, { context: options?.context }),
  sharedPage: sharedPageOf,
  mayBeFrame,
}
