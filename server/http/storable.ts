/** How NUL and halves of surrogate pairs are written in JSON; nothing else in a text that was UTF-8 can become one. */
const unstorableEscape = /\\u(?:0000|d[89a-f])/i

/** A text as PostgreSQL keeps it: without NUL and half surrogate pairs. No person writes either. */
export const storableText = (text: string) => text.toWellFormed().replaceAll('\0', '')

/** The value of a JSON text, with storable texts alone. Throws where it is no JSON. */
export function parseStorable(json: string): unknown {
  // A reviver would do the same and costs fifty times what parsing does, for every text.
  const root: unknown[] = [JSON.parse(json)]
  if (unstorableEscape.test(json)) clean(root)
  return root[0]
}

/** With a list of its own instead of calling itself: how deep values lie is the sender's choice. */
function clean(root: unknown[]): void {
  const waiting: object[] = [root]
  for (let container = waiting.pop(); container; container = waiting.pop()) {
    // Arrays as well: their entries have names too.
    const values = container as Record<string, unknown>
    for (const [name, value] of Object.entries(values)) {
      if (name !== storableText(name)) delete values[name]
      else if (typeof value === 'string') values[name] = storableText(value)
      else if (typeof value === 'object' && value !== null) waiting.push(value)
    }
  }
}
