import { expect, test } from 'vitest'
import { breakLines } from './break-lines.ts'

/** Chinese and Japanese signs are twice as wide as Latin ones. */
const measure = (text: string) => Array.from(text).reduce((sum, sign) => sum + (/[\u2e80-\uffef]/.test(sign) ? 2 : 1), 0)
const lines = (text: string, language: Parameters<typeof breakLines>[1]['language'], width = 30) => breakLines(text, { language, width, measure })

test.each([
  ['zh-Hans', '她说：“今天，我要走到世界的尽头。”'],
  ['zh-Hans', '傍晚六点三十分，她沿着长长的海岸线慢慢走回了家（真的很累）。'],
  ['zh-Hant', '她說：「今天，我要走到世界的盡頭，無論風多大。」'],
  ['ja', 'ちょっと待って、きっともっと素敵な景色が見えるはずだよ。'],
  ['ja', '「今日は世界の果てまで歩くの」と少女はつぶやいた。'],
  ['fr', 'Pourquoi ? demanda-t-elle. « Parce que la mer est belle ! »'],
  ['es', '¿Dónde está el faro? —preguntó— ¡Allí, detrás de las rocas!'],
  ['en', 'The lighthouse, built in 1874, stood 12.5 metres high.'],
] as const)('in %s no line begins or ends with what must not stand there: %s', (language, text) => {
  const broken = lines(text, language)
  expect(broken.length).toBeGreaterThan(1)
  expect(broken.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
  for (const line of broken) {
    expect(measure(line)).toBeLessThanOrEqual(30)
    expect(line).not.toMatch(/^[，。、！？：；）」』”’»!?,.;:%っゃゅょーァィ]/)
    expect(line).not.toMatch(/[（「『“«¿¡]$/)
  }
})

test('lines are even, and break behind a clause rather than within one', () => {
  expect(lines('清晨的海边小镇还在睡，灯塔已经亮了', 'zh-Hans')).toEqual(['清晨的海边小镇还在睡，', '灯塔已经亮了'])
  expect(lines('She walked along the shore of the sea', 'en', 24)).toEqual(['She walked along', 'the shore of the sea'])
})

test('words and figures stay whole', () => {
  expect(lines('我们在2026年11月的图书馆里遇见了Inkling工作室', 'zh-Hans', 26).join('|')).toMatch(/2026年/)
  for (const line of lines('我们在图书馆里遇见了很多很多有趣的灵魂和故事', 'zh-Hans', 26)) expect(line).not.toMatch(/^(书馆|馆)|图$|图书$/)
})
