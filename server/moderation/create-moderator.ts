import type { Config } from '../platform/config.ts'
import type { Logger } from '../platform/log.ts'
import { createHostedModerator } from './hosted/hosted-moderator.ts'
import type { Moderator } from './moderator.ts'
import { judgeLikelihoods } from './picture/judge-likelihoods.ts'
import { createPictureJudge, type PictureJudge } from './picture/picture-judge.ts'
import { strictest, unjudged } from './verdicts.ts'
import { findWords } from './words/find-words.ts'

export interface OpenModerator extends Moderator {
  close(): void
}

interface ModeratorNeeds {
  config: Pick<Config, 'moderation'>
  log: Logger
}

/** The rules of the square: words by lists and pictures by a net, on this machine, and the service that is configured beside them. */
export function createModerator({ config: { moderation }, log }: ModeratorNeeds, pictures: PictureJudge = createPictureJudge(log)): OpenModerator {
  const hosted = moderation && createHostedModerator(moderation, log)

  return {
    async judge(judged, signal) {
      const words = findWords(judged.words ?? '')
      if (words.decision === 'refuse') return words
      const { picture, stays } = judged
      // What must not leave the installation is judged here alone.
      const others = await Promise.all([
        picture && pictures.look(picture).then((likelihoods) => (likelihoods ? judgeLikelihoods(likelihoods) : unjudged)),
        hosted?.judge(stays ? { words: judged.words ?? '' } : judged, signal),
      ])
      signal?.throwIfAborted()
      return strictest([words, ...others.filter((verdict) => verdict !== undefined)])
    },
    close: pictures.close,
  }
}
