import type { Locale } from '#config'
import { storyboardLimits, type Scene } from '#contract/generators/film-choices.ts'
import { proposeStoryboard } from '#studio/script/storyboard.ts'
import { readPrompt } from './read-prompt.ts'

/** A script's scenes, and what of it found no place in a film. A scene of which nothing could be painted happens where the one before did. */
export function storyboardOf(script: string, likely: Locale): { scenes: Scene[]; left: string } {
  const { scenes, left } = proposeStoryboard(script, likely, storyboardLimits)
  let setting = ''
  return {
    left,
    scenes: scenes.map((scene) => {
      if (isSeen(scene.picture)) {
        setting = scene.picture
        return scene
      }
      return setting === '' ? scene : { ...scene, picture: `${setting}${/\p{Script=Han}/u.test(setting) ? '，' : ', '}${scene.picture}` }
    }),
  }
}

/** Slots that tell what there is to see. */
const SEEN = ['scene', 'subject', 'place', 'thing', 'landmark']

const isSeen = (picture: string) => readPrompt('text-to-image', picture).understood.some(({ slot, value }) => SEEN.includes(slot) && value !== 'abstract')
