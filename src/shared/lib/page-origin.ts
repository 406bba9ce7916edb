import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestUrl } from '@tanstack/react-start/server'
import { localOrigin } from './local-origin.ts'

let rendered: string | undefined

/** As the server has named it in the page that it rendered: behind proxies the browser's own address may be another. */
function renderedOrigin(): string {
  rendered ??= document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content
  return new URL(rendered ?? '/', location.href).origin
}

/**
 * Scheme and host of the app's addresses, as canonical links and share cards carry them: PUBLIC_URL, else those of the
 * request, where they are of the own network.
 */
export const pageOrigin = createIsomorphicFn()
  .server(() => process.env.PUBLIC_URL?.replace(/\/+$/, '') ?? localOrigin(getRequestUrl()))
  .client(renderedOrigin)
