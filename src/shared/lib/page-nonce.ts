import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'

/** What tells the inline scripts of this page from any others; the browser reads it from the page. */
export const pageNonce = createIsomorphicFn()
  .server(() => getGlobalStartContext()?.nonce)
  .client((): string | undefined => undefined)
