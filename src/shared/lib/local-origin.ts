import { isLocalHost } from '#contract/local-host.ts'

/**
 * The origin of a request's address where its host is one of the own network, and this machine's otherwise: the host is
 * whatever the caller writes, and pages are shown to others.
 */
export const localOrigin = ({ hostname, origin, port }: URL) => (isLocalHost(hostname) ? origin : `http://localhost${port && `:${port}`}`)
