/** What a server function of ours is called with: texts in objects. */
interface Plain {
  [name: string]: string | Plain
}

interface Call {
  data: Plain
  headers?: HeadersInit
  signal?: AbortSignal
}

/** As seroval writes plain data, which Start reads on the server (node kinds 1, text, and 10, object). */
export function encodePlain(value: Plain): object {
  let count = 0
  const node = (part: string | Plain): object =>
    typeof part === 'string'
      ? // Its texts stand as between quotation marks of a script.
        { t: 1, s: part.replaceAll('\\', '\\\\') }
      : { t: 10, i: count++, p: { k: Object.keys(part), v: Object.values(part).map(node) }, o: 0 }
  return { t: node(value), f: 127, m: [] }
}

/**
 * Calls a server function from the browser; the build puts it in the place of Start's own, whose serialiser of any kind
 * of value weighs as much as a page. Ours takes texts and answers JSON.
 */
export async function serverFnFetcher(url: string, [{ data, headers, signal }]: [Call], send: typeof fetch): Promise<unknown> {
  const response = await send(url, {
    method: 'POST',
    headers: { ...Object.fromEntries(new Headers(headers)), 'x-tsr-serverFn': 'true', 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(encodePlain({ data })),
    signal,
  })
  if (response.headers.get('content-type')?.includes('application/json')) return response.json()
  throw new Error(`a call was answered with ${response.status}`)
}

/** Start's own values that need work after they came; there are none. */
export function trackPostProcessPromise(): void {}
