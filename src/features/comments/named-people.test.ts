import { expect, test } from 'vitest'
import { MENTION } from '#contract/comment-rules.ts'
import { nameBefore, withMarks, withName } from './named-people.ts'

test('a name is looked for where it is being written', () => {
  expect(nameBefore('你好 @小', 5)).toBe('小')
  expect(nameBefore('看，@', 3)).toBe('')
  expect(nameBefore('you@example', 11)).toBeUndefined()
  expect(nameBefore('@小安 谢谢', 6)).toBeUndefined()
  expect(withName('你好 @小，看', 5, '小', '小安')).toBe('你好 @小安 ，看')
})

test('chosen people become marks, the longest name first; others stay what was written', () => {
  const chosen = [{ id: 'a', nickname: '小安' }, { id: 'b', nickname: '小安 (2)' }]
  expect(withMarks('@小安 (2) 和 @小安 和 @小明', chosen)).toEqual({ text: `${MENTION} 和 ${MENTION} 和 @小明`, mentions: ['b', 'a'] })
  expect(withMarks(`混进来的${MENTION}`, [])).toEqual({ text: '混进来的', mentions: [] })
})
