import { runtimeCodes, type RuntimeCode } from '#contract/codes.ts'

/** In what words browsers throw a TypeError when nothing came back, or when a page's own code did not. */
const connectionWords =
  /failed to fetch|networkerror|load failed|fetch failed|network connection was lost|internet connection appears|could not connect|hostname could not be found|dynamically imported module|importing a module script failed/i

/** In what words the build's own loader says that a page's style did not come. */
const styleWords = /unable to preload css/i

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

/** A call that came to nothing between our server and the API. */
export class RuntimeError extends Error {
  override name = 'RuntimeError'

  constructor(code: RuntimeCode) {
    super(`runtime code ${code}`)
  }
}

/** Of an error that a page was rendered with, the browser is told the message alone. */
function codeOfMessage({ message }: Error): RuntimeCode | undefined {
  const code = Number(/^runtime code (\d+)$/.exec(message)?.[1])
  return Object.values(runtimeCodes).find((known) => known === code)
}

/** The runtime code of what a browser threw or our server found, when a call, a transfer or a socket came to nothing; undefined for anything else. */
export function runtimeCode(error: unknown): RuntimeCode | undefined {
  if (isSocketEvent(error)) return runtimeCodes.socketConnect
  if (error instanceof DOMException)
    return error.name === 'InvalidStateError' && notOpenWords.test(error.message) ? runtimeCodes.socketNotOpen : byName[error.name]
  if (error instanceof Error && styleWords.test(error.message)) return runtimeCodes.network
  if (error instanceof TypeError && connectionWords.test(error.message)) return runtimeCodes.network
  return error instanceof Error ? codeOfMessage(error) : undefined
}
