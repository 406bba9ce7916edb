import { reasons, type Reason } from './reasons.ts'
import { createSpeaker, type Speak } from './speaker.ts'

/** The words of a reason in a language. */
export type Say = Speak<Reason>

export const createSay = (catalogues?: URL): Say => createSpeaker(reasons, catalogues)
