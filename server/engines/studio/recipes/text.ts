import { describeWords } from '../../../words/describe.ts'
import { createSpeaker } from '../../../words/speaker.ts'
import { findingStage, follow } from '../follow.ts'
import type { Recipes } from './recipe.ts'
import { tellPicture } from './tell-picture.ts'

const speaker = createSpeaker(describeWords)

export const textRecipes: Recipes<'image-to-text'> = {
  'image-to-text': async (pool, input, run) => {
    run.onProgress({ progress: 0, stage: 'reading' })
    const photo = await run.readUpload(input.photo)
    const facts = await pool.run('describe', { photo }, follow(run, 0, 1, findingStage))
    return [{ bytes: photo, text: tellPicture(facts, input.language, speaker) }]
  },
}
