import type { ModerationReason } from '#contract/moderation-reasons.ts'

/** What is judged before others see it. */
export interface Judged {
  words?: string
  /** An encoded picture. */
  picture?: Uint8Array
  /** The picture is never sent to services outside of the installation. */
  stays?: boolean
}

/**
 * `pass`: may be shown. `hold`: only its owner sees it until somebody of the product has looked.
 * `refuse`: it is not taken at all, and nothing is stored.
 */
export interface Verdict {
  decision: 'pass' | 'hold' | 'refuse'
  reasons: readonly ModerationReason[]
}

/** Judges words and pictures by the rules of the square. */
export interface Moderator {
  /** Resolves with `hold` where the service that judges did not answer in time; rejects only when the signal aborts. */
  judge: (judged: Judged, signal?: AbortSignal) => Promise<Verdict>
}
