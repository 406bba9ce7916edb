import type { ModerationReason } from '#contract/moderation-reasons.ts'

/**
 * Words of one language that the square does not take (`refuse`) or that somebody looks at first (`hold`), by reason.
 * Lower case, without accents. Those of languages that part words are whole words or phrases: 'ass' is not found in
 * 'class'. A word that means something harmless in one of the other languages stands in no list.
 */
export interface WordList {
  refuse: Partial<Record<ModerationReason, readonly string[]>>
  hold: Partial<Record<ModerationReason, readonly string[]>>
  /** Harmless texts that have one of the words in them. */
  harmless: readonly string[]
}
