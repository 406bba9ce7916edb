/** The response with headers set; those of some responses, redirects for one, cannot be changed. */
export function withHeaders({ body, status, statusText, headers }: Response, added: Readonly<Record<string, string>>): Response {
  const all = new Headers(headers)
  for (const [name, value] of Object.entries(added)) all.set(name, value)
  return new Response(body, { status, statusText, headers: all })
}
