import { readDraft, writeDraft } from '~/shared/lib/draft.ts'

const DRAFT = 'chat-login'

/** Keeps the state of a departure while the person is away at the chat platform; it comes back with the code. */
export const keepDeparture = (state: string): void => writeDraft(DRAFT, { state })

/** Whether a return answers the departure of this tab. Tells it once: a code is good once, too. */
export function endDeparture(state: string): boolean {
  const kept = readDraft(DRAFT)?.state
  writeDraft(DRAFT, {})
  return kept === state
}
