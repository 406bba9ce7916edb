import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestUrl } from '@tanstack/react-start/server'

/** Scheme and host of the page's address: share cards need whole addresses. */
export const pageOrigin = createIsomorphicFn()
  .server(() => process.env.PUBLIC_URL?.replace(/\/$/, '') ?? getRequestUrl().origin)
  .client(() => location.origin)
