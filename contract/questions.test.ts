import { expect, test } from 'vitest'
import { isQuestion } from './questions.ts'

test.each([
  '怎么把背景去掉', '照片太模糊了能不能变清楚', '如何邀請朋友', 'how do I get my points back', 'my photo has a person I want to erase', '¿Cómo borro un objeto?', 'cómo recuperar una foto', 'comment effacer quelqu’un', '背景を消す方法', '作品は消せますか',
])('%s is a question', (query) => expect(isQuestion(query)).toBe(true))

test.each(['猫', '雪山 日出', '山', '夕焼けの海', 'montagne', 'château de sable', 'castillo en la playa', 'red sports car', 'showroom'])('%s is none', (query) => expect(isQuestion(query)).toBe(false))
