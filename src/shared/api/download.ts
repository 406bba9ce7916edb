import { appConfig } from '#config'
import { inTime } from '~/shared/lib/in-time.ts'

/**
 * Fetches a file. Throws what the browser throws for a network failure, a TimeoutError when nothing came for
 * timeouts.downloadMs, and an Error when the server has no such file for this person.
 */
export function download(address: string): Promise<Blob> {
  return inTime(appConfig.timeouts.downloadMs, async (signal, alive) => {
    const response = await fetch(address, { signal })
    if (!response.ok || !response.body) throw new Error(`no file: ${response.status}`)
    const parts: Uint8Array<ArrayBuffer>[] = []
    const reader = response.body.getReader()
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      parts.push(read.value)
      alive()
    }
    return new Blob(parts, { type: response.headers.get('Content-Type') ?? '' })
  })
}
