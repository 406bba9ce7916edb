import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'

/** Of whoever looks at the page; the server and the browser agree on it. */
export const userAgent = createIsomorphicFn()
  .server(() => getRequestHeader('user-agent') ?? '')
  .client(() => navigator.userAgent)
