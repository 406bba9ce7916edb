import * as v from 'valibot'
import type { LanguageModel } from './language-model.ts'

/** Milliseconds after which nobody waits any more. */
const LIMIT = 20_000

interface ListRequest {
  /** They ask for a JSON array of strings. */
  instructions: string
  content: string
  /** How many strings there must be. */
  length: number
  /** Characters of each at most, in UTF-16. */
  longest: number
}

/** Texts that a language model writes. Rejects when it is late, breaks off, or writes something else. */
export async function writeList(model: LanguageModel, { instructions, content, length, longest }: ListRequest): Promise<string[]> {
  let written = ''
  for await (const piece of model.write({ instructions, turns: [{ role: 'user', content }] }, AbortSignal.timeout(LIMIT))) written += piece
  // Some put their answer between marks of code.
  const array = written.slice(written.indexOf('['), written.lastIndexOf(']') + 1)
  const Texts = v.pipe(v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longest))), v.length(length))
  return v.parse(Texts, JSON.parse(array))
}
