import { expect, test } from 'vitest'
import { countCharacters } from '#contract/characters.ts'
import { enrich } from './enrich.ts'
import { hasPart, withoutPart, withPart, type Speech } from './parts.ts'

const chinese: Speech = { say: (message) => message.message ?? message.id, locale: 'zh-Hans' }
const most = 800
const all = { most, count: 3, from: 0 }

test('begins with the person’s own words and adds what they leave open, each time in another way', () => {
  const ways = enrich('湖边的小屋', {}, chinese, all)
  expect(ways).toHaveLength(3)
  expect(new Set(ways.map(({ prompt }) => prompt)).size).toBe(3)
  for (const { prompt, added } of ways) expect(prompt).toBe(`湖边的小屋，${added}`)
})

test('does not speak against what was written or chosen', () => {
  const every = { ...all, count: 9 }
  for (const { added } of enrich('下雪的黄昏，油画', {}, chinese, every)) expect(added).not.toMatch(/清晨|午后|夜晚|细雨|晴空|水彩|夏天|春天/)
  for (const { added } of enrich('小屋', { time: 'night', style: 'ink' }, chinese, every)) expect(added).not.toMatch(/清晨|黄昏|油画|水彩/)
  expect(enrich('小屋', { time: 'auto', style: 'auto' }, chinese, all)[0]!.added).toContain('清晨')
})

test('never exceeds the maximum, and leaves a full prompt as it is', () => {
  for (const { prompt } of enrich('画'.repeat(792), {}, chinese, all)) expect(countCharacters(prompt)).toBeLessThanOrEqual(most)
  expect(enrich('画'.repeat(800), {}, chinese, all)).toEqual([])
})

test('ends and separators follow the language', () => {
  expect(withPart('雪山。', '薄雾', chinese)).toBe('雪山，薄雾')
  expect(withPart('a fox', 'mist', { ...chinese, locale: 'en' })).toBe('a fox, mist')
  expect(withPart('', '薄雾', chinese)).toBe('薄雾')
})

test('a part is found and taken out again', () => {
  expect(hasPart('雪山，薄雾', '薄雾')).toBe(true)
  expect(hasPart('雪山上的薄雾', '薄雾')).toBe(false)
  expect(withoutPart('雪山，薄雾，黄昏', '薄雾', chinese)).toBe('雪山，黄昏')
})

test('Latin signs are whole words', () => {
  const english: Speech = { say: (message) => (message.message?.includes('清晨,') ? 'dawn, sun' : (message.message ?? '')), locale: 'en' }
  expect(enrich('an unsung hero', {}, english, all)[0]!.added).toContain('清晨')
  expect(enrich('under the sun', {}, english, all)[0]!.added).not.toContain('清晨')
})
