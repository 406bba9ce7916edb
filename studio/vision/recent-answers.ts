import { hash } from 'node:crypto'

type Numbers = Uint8Array | Int32Array | Float32Array

export interface RecentAnswers<Answer> {
  /** What was answered to the same numbers lately, or what `ask` answers now. Rejects with what it rejects with, and keeps nothing then. */
  ask(shown: readonly Numbers[], ask: () => Promise<Answer>): Promise<Answer>
  /** The same of a model that answers at once. */
  askNow(shown: readonly Numbers[], ask: () => Answer): Answer
}

/**
 * Keeps a model's last `most` answers of this thread. A photo is looked at before it is paid, again when it is made and
 * once more with other settings, and one making asks a model the same at several places. Nobody may change an answer.
 */
export function recentAnswers<Answer>(most: number): RecentAnswers<Answer> {
  const kept = new Map<string, Answer>()
  const keep = (key: string, answer: Answer) => {
    // A map hands its entries out in the order they were set in: the first was not asked for the longest.
    kept.delete(key)
    kept.set(key, answer)
    if (kept.size > most) kept.delete(kept.keys().next().value!)
    return answer
  }
  return {
    async ask(shown, ask) {
      const key = keyOf(shown)
      return keep(key, kept.get(key) ?? (await ask()))
    },
    askNow(shown, ask) {
      const key = keyOf(shown)
      return keep(key, kept.get(key) ?? ask())
    },
  }
}

const keyOf = (shown: readonly Numbers[]) => shown.map(({ buffer, byteOffset, byteLength }) => hash('sha1', new Uint8Array(buffer, byteOffset, byteLength), 'base64')).join()
