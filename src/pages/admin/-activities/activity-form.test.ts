import { expect, test } from 'vitest'
import { activityOf, isWritten, newActivity, typedActivity } from './activity-form.ts'

const texts = { 'zh-Hans': '秋', 'zh-Hant': '秋', en: 'Autumn', es: 'Otoño', fr: 'Automne', ja: '秋' }
const typed = { ...newActivity(Date.parse('2026-11-23T08:00:00Z')), titles: texts, summaries: texts, rules: texts }

test('what was typed is sent, and what is known is typed the same', () => {
  const sent = activityOf({ ...typed, prizes: '100+first-recharge，60', generators: 'cats, text-to-image' })
  expect(sent).toMatchObject({ prizes: [{ points: 100, coupon: 'first-recharge' }, { points: 60 }], generators: ['cats', 'text-to-image'], entriesEach: 3 })
  const known = typedActivity({ ...sent!, id: crypto.randomUUID(), state: 'open', entries: 0 })
  expect(activityOf(known)).toEqual(sent)
})

test.each([{ titles: { ...texts, ja: ' ' } }, { prizes: '100, none' }, { prizes: '' }, { opensAt: '' }, { votesEach: '0' }])('nothing is sent with %o', (change) => {
  expect(activityOf({ ...typed, ...change })).toBeUndefined()
})

test('a language is written when all its words are', () => {
  expect([isWritten(typed, 'ja'), isWritten({ ...typed, rules: { ...texts, ja: '' } }, 'ja')]).toEqual([true, false])
})
