/** One turn of a conversation. */
interface Turn {
  role: 'user' | 'assistant'
  content: string
}

/** A language model that the operator has configured. */
export interface LanguageModel {
  /**
   * Writes what comes next, piece by piece. Throws when the service refuses, is silent for too long, or breaks off before it has
   * finished; ends with the signal's reason when that aborts.
   */
  write: (request: { instructions: string; turns: readonly Turn[] }, signal: AbortSignal) => AsyncIterable<string>
}
