import { msg } from '@lingui/core/macro'
import type { ChoiceWords } from './choice-words.ts'
import { cameraWords, filmsChoices } from './films.words.ts'

export const imgToVideoChoices: ChoiceWords = {
  ...filmsChoices,
  move: cameraWords,
  life: {
    none: msg`无`,
    breath: msg`呼吸眨眼`,
    water: msg`水波`,
    clouds: msg`流云`,
    light: msg`光影`,
    snow: msg`落雪`,
    petals: msg`花瓣`,
  },
  ratio: {
    original: msg`原图`,
    '16:9': msg`16:9`,
    '9:16': msg`9:16`,
    '1:1': msg`1:1`,
    '4:3': msg`4:3`,
    '3:4': msg`3:4`,
  },
}
