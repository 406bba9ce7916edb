import { wordsIn } from '#contract/generators/words-in.ts'
import { eq } from '../../platform/database/orm.ts'
import type { UserCall } from '../../call.ts'
import type { Moderator, Verdict } from '../../moderation/moderator.ts'
import { refusedWords } from '../../moderation/refused-words.ts'
import { strictest } from '../../moderation/verdicts.ts'
import type { Platform } from '../../platform/platform.ts'
import { uploadUses } from '../uploads/upload-uses.table.ts'
import { uploads } from '../uploads/uploads.table.ts'
import { cutFrames } from './film-frames.ts'
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
  /** A film shows more than its poster: the frames that were kept of it, and what it was made of: each photo, and frames of each clip. */
  async function judgeFilm({ id, kind, framesKey, ...size }: WorkRow, stays: boolean, signal: AbortSignal): Promise<Verdict[]> {
    if (kind !== 'video') return []
    const frames = framesKey === null ? [] : await cutFrames(await files.get(framesKey), size)
    const sent = await db.select({ key: uploads.key, film: uploads.film }).from(uploadUses).innerJoin(uploads, eq(uploads.id, uploadUses.uploadId)).where(eq(uploadUses.workId, id))
    const verdicts: Verdict[] = []
    // One after the other: a dozen photos at once are hundreds of megabytes.
    for (const picture of frames) verdicts.push(await moderator.judge({ picture, stays }, signal))
    for (const key of sent.flatMap(({ key: photo, film }) => film?.stills ?? [photo])) verdicts.push(await moderator.judge({ picture: await files.get(key), stays }, signal))
    return verdicts
  }

  return async function judgeWork({ work, title, stays, wasPassed }: WorkToJudge, { signal }: Pick<UserCall, 'signal'>): Promise<Verdict> {
    const ofTitle = await moderator.judge({ words: title }, signal)
    if (ofTitle.decision === 'refuse') throw refusedWords(ofTitle, 'title')
    if (wasPassed) return ofTitle
    const words = [...wordsIn(work.description.input), work.text?.summary ?? ''].join('\n')
    const [ofPicture, ofFilm, isHidden] = await Promise.all([
      moderator.judge({ words, picture: await files.get(work.thumbnailKey), stays }, signal),
      judgeFilm(work, stays, signal),
      looksHidden(db, work.pictureHash),
    ])
    return strictest([ofTitle, ...[ofPicture, ...ofFilm].map(heldAtMost), { decision: isHidden ? 'hold' : 'pass', reasons: isHidden ? ['same-picture'] : [] }])
  }
}

/** A number on a poster is what was asked to be painted, and no advertisement. */
function heldAtMost({ decision, reasons }: Verdict): Verdict {
  const serious = reasons.filter((reason) => reason !== 'contact')
  return decision === 'pass' || serious.length === 0 ? { decision: 'pass', reasons: [] } : { decision: 'hold', reasons: serious }
}
