import { appConfig } from '#config'

/** Of the web server's own calls: aborts when one has taken too long, or when its caller gives it up. */
export function requestSignal(signal?: AbortSignal): AbortSignal {
  const late = AbortSignal.timeout(appConfig.timeouts.requestMs)
  return signal ? AbortSignal.any([late, signal]) : late
}
