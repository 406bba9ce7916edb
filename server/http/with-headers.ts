/** The response with headers set. Those of some responses, redirects for one, cannot be changed: they are copied. */
export function withHeaders(response: Response, added: Readonly<Record<string, string>>): Response {
  const named = Object.entries(added)
  try {
    for (const [name, value] of named) response.headers.set(name, value)
    return response
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const { body, status, statusText, headers } = response
    const all = new Headers(headers)
    for (const [name, value] of named) all.set(name, value)
    return new Response(body, { status, statusText, headers: all })
  }
}
