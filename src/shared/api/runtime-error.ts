import { runtimeCodes, type RuntimeCode } from '#contract/codes.ts'

/** In what words browsers throw a TypeError when nothing came back, or when a page's own code did not. */
const connectionWords =
  /failed to fetch|networkerror|load failed|fetch failed|network connection was lost|internet connection appears|could not connect|hostname could not be found|dynamically imported module|importing a module script failed/i

/** In what words they refuse to send over a socket that is not open; the name alone, InvalidStateError, has other causes too. */
const notOpenWords = /still in connecting state|not, or is no longer, usable|in an invalid state/i

const byName: Record<string, RuntimeCode> = {
  TimeoutError: runtimeCodes.timeout,
  AbortError: runtimeCodes.abort,
  NetworkError: runtimeCodes.network,
}

/** An event source or a socket says that it could not connect by an event, without words. */
const isSocketEvent = (error: unknown) =>
  error instanceof Event && error.type === 'error' && error.target !== null && 'readyState' in error.target && 'url' in error.target

/** The runtime code of what a browser threw when a call, a transfer or a socket came to nothing; undefined for anything else. */
export function runtimeCode(error: unknown): RuntimeCode | undefined {
  if (isSocketEvent(error)) return runtimeCodes.socketConnect
  if (error instanceof DOMException)
    return error.name === 'InvalidStateError' && notOpenWords.test(error.message) ? runtimeCodes.socketNotOpen : byName[error.name]
  return error instanceof TypeError && connectionWords.test(error.message) ? runtimeCodes.network : undefined
}
