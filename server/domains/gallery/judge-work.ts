import type { UserCall } from '../../call.ts'
import type { Moderator, Verdict } from '../../moderation/moderator.ts'
import { refusedWords } from '../../moderation/refused-words.ts'
import { strictest } from '../../moderation/verdicts.ts'
import type { Platform } from '../../platform/platform.ts'
import { looksHidden } from './hidden-pictures.ts'
import type { WorkRow } from './works.table.ts'

interface WorkToJudge {
  work: WorkRow
  title: string
  /** The person's photos stay on machines of the installation. */
  stays: boolean
  /** Somebody of the product has looked at the picture and let it be shown. */
  wasPassed: boolean
}

/** Judges a work before others see it. Refuses a title that is not taken; what cannot be written anew is held at most. */
export function createJudgeWork({ db, files }: Pick<Platform, 'db' | 'files'>, moderator: Moderator) {
  return async function judgeWork({ work, title, stays, wasPassed }: WorkToJudge, { signal }: Pick<UserCall, 'signal'>): Promise<Verdict> {
    const ofTitle = await moderator.judge({ words: title }, signal)
    if (ofTitle.decision === 'refuse') throw refusedWords(ofTitle, 'title')
    if (wasPassed) return ofTitle
    const [ofPicture, isHidden] = await Promise.all([
      moderator.judge({ words: promptOf(work), picture: await files.get(work.thumbnailKey), stays }, signal),
      looksHidden(db, work.pictureHash),
    ])
    return strictest([ofTitle, heldAtMost(ofPicture), { decision: isHidden ? 'hold' : 'pass', reasons: isHidden ? ['same-picture'] : [] }])
  }
}

const promptOf = ({ description: { input }, text }: WorkRow): string => {
  const prompt = input['prompt']
  return [typeof prompt === 'string' ? prompt : '', text?.summary ?? ''].join('\n')
}

/** A number on a poster is what was asked to be painted, and no advertisement. */
function heldAtMost({ decision, reasons }: Verdict): Verdict {
  const serious = reasons.filter((reason) => reason !== 'contact')
  return decision === 'pass' || serious.length === 0 ? { decision: 'pass', reasons: [] } : { decision: 'hold', reasons: serious }
}
