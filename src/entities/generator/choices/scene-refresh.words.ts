import { msg } from '@lingui/core/macro'
import type { ChoiceWords } from './choice-words.ts'

export const sceneRefreshChoices: ChoiceWords = {
  variant: {
    beach: msg`海边`,
    snow: msg`雪地`,
    forest: msg`森林`,
    city: msg`城市`,
    autumn: msg`秋色`,
    stars: msg`星空`,
    lake: msg`湖畔`,
    desert: msg`沙漠`,
    meadow: msg`花田`,
    cafe: msg`咖啡馆`,
  },
}
