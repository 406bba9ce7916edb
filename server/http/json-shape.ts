export interface JsonLimits {
  /** Objects and arrays within each other. */
  depth: number
  /** Members of all objects together: names cost a parser the most. */
  members: number
  /** Values of all arrays and objects together. */
  values: number
}

/** Whether a JSON text stays within limits, found without parsing it: one look at each character at most. Text that is no JSON may pass. */
export function isWithin(text: string, limits: JsonLimits): boolean {
  let depth = 0
  let members = 0
  let values = 0
  for (let at = 0; at < text.length; at++) {
    switch (text[at]) {
      case '"':
        at = endOfString(text, at)
        break
      case '[':
      case '{':
        depth += 1
        values += 1
        break
      case ']':
      case '}':
        depth -= 1
        break
      case ',':
        values += 1
        break
      case ':':
        members += 1
    }
    if (depth > limits.depth || members > limits.members || values > limits.values) return false
  }
  return true
}

/** Where the string that begins at `start` ends; the end of the text when it does not. */
function endOfString(text: string, start: number): number {
  let end = start
  do {
    end = text.indexOf('"', end + 1)
  } while (end !== -1 && isEscaped(text, end))
  return end === -1 ? text.length : end
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0
  while (text[at - 1 - backslashes] === '\\') backslashes += 1
  return backslashes % 2 === 1
}
