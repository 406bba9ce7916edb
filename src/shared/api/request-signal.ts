import { appConfig } from '#config'

/** Aborts when a request has taken too long, or when its caller gives it up. */
export function requestSignal(signal?: AbortSignal): AbortSignal {
  const late = AbortSignal.timeout(appConfig.timeouts.requestMs)
  return signal ? AbortSignal.any([late, signal]) : late
}
