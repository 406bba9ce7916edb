import { describe, expect, it } from 'vitest'
import { recentAnswers } from './recent-answers.ts'

/** Asks for the sum of some numbers; `asked` counts how often somebody had to add them up. */
function adder(most: number) {
  const answers = recentAnswers<number[]>(most)
  const counter = { asked: 0 }
  const add = (numbers: Float32Array) => {
    counter.asked++
    if (numbers.includes(13)) throw new Error('unlucky')
    return [numbers.reduce((sum, value) => sum + value, 0)]
  }
  return {
    counter,
    sum: (...values: number[]) => answers.ask([Float32Array.from(values)], async () => add(Float32Array.from(values))),
    sumNow: (...values: number[]) => answers.askNow([Float32Array.from(values)], () => add(Float32Array.from(values))),
  }
}

describe('recent answers', () => {
  it('are given again for the same numbers, and for those alone', async () => {
    const { counter, sum, sumNow } = adder(4)
    expect([await sum(1, 2), await sum(2, 1), await sum(1, 2), sumNow(1, 2)]).toEqual([[3], [3], [3], [3]])
    expect(counter.asked).toBe(2)
  })

  it('tell the same numbers in other arrays apart', async () => {
    const answers = recentAnswers<string>(4)
    expect(await answers.ask([Uint8Array.of(1), Uint8Array.of(2)], async () => 'two')).toBe('two')
    expect(await answers.ask([Uint8Array.of(1, 2)], async () => 'one')).toBe('one')
  })

  it('are as many as are kept, those that were asked for last', async () => {
    const { counter, sum } = adder(2)
    for (const value of [1, 2, 1, 3, 1]) await sum(value)
    expect(counter.asked).toBe(3)
    await sum(2)
    expect(counter.asked).toBe(4)
  })

  it('are not kept where asking failed', async () => {
    const { counter, sum, sumNow } = adder(4)
    await expect(sum(13)).rejects.toThrow('unlucky')
    expect(() => sumNow(13)).toThrow('unlucky')
    expect(counter.asked).toBe(2)
  })
})
