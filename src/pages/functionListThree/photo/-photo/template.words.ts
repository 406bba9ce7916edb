import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GeneratorId } from '#contract/generators/generators.ts'
import type { PhotoTemplate } from '#contract/photo-templates.ts'
import { avatarChoices } from '~/entities/generator/choices/avatar.words.ts'
import { begoniaPrincessChoices } from '~/entities/generator/choices/begonia-princess.words.ts'
import { cherryBlossomChoices } from '~/entities/generator/choices/cherry-blossom.words.ts'
import { choiceWords, type ChoiceWords } from '~/entities/generator/choices/choice-words.ts'
import { dunhuangGoddessChoices } from '~/entities/generator/choices/dunhuang-goddess.words.ts'
import { festiveSweetChoices } from '~/entities/generator/choices/festive-sweet.words.ts'
import { halloweenChoices } from '~/entities/generator/choices/halloween.words.ts'
import { hongKongChoices } from '~/entities/generator/choices/hong-kong.words.ts'
import { humanChoices } from '~/entities/generator/choices/human.words.ts'
import { imgToVideoChoices } from '~/entities/generator/choices/img-to-video.words.ts'
import { modernAmericanChoices } from '~/entities/generator/choices/modern-american.words.ts'
import { newYearPaintedChoices } from '~/entities/generator/choices/new-year-painted.words.ts'
import { qipaoChoices } from '~/entities/generator/choices/qipao.words.ts'
import { sceneRefreshChoices } from '~/entities/generator/choices/scene-refresh.words.ts'
import { silkRoadDancerChoices } from '~/entities/generator/choices/silk-road-dancer.words.ts'

const choices: Partial<Record<GeneratorId, ChoiceWords>> = {
  human: humanChoices,
  'modern-american': modernAmericanChoices,
  'begonia-princess': begoniaPrincessChoices,
  'dunhuang-goddess': dunhuangGoddessChoices,
  qipao: qipaoChoices,
  'silk-road-dancer': silkRoadDancerChoices,
  'hong-kong': hongKongChoices,
  'scene-refresh': sceneRefreshChoices,
  'cherry-blossom': cherryBlossomChoices,
  'new-year-painted': newYearPaintedChoices,
  'festive-sweet': festiveSweetChoices,
  halloween: halloweenChoices,
  avatar: avatarChoices,
  'img-to-video': imgToVideoChoices,
}

export const templateGroupWords: Record<PhotoTemplate['group'], MessageDescriptor> = {
  studio: msg`影棚`,
  period: msg`古韵`,
  scene: msg`场景`,
  festive: msg`节日`,
  drawn: msg`画里`,
  moving: msg`动态`,
}

/** What a template is called; `builtIn` where the built-in engine makes it. */
export function templateWords({ generator, named }: PhotoTemplate, builtIn: boolean): MessageDescriptor | undefined {
  const known = choices[generator]
  return known && choiceWords(known, named.field, named.value, builtIn)
}
