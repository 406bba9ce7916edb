import { describe, expect, it } from 'vitest'
import { createGate } from './gate.ts'

describe('a gate', () => {
  it('lets in what there is room for, then first come first served', async () => {
    const gate = createGate({ capacity: 10, mostWaiting: 5 })
    const inside: string[] = []
    const enter = async (name: string, amount: number) => {
      const leave = await gate.enter(amount)
      inside.push(name)
      return leave!
    }
    const [leaveA, leaveB] = [await enter('a', 6), await enter('b', 4)]
    const [large, small] = [enter('large', 8), enter('small', 1)]
    leaveB()
    await Promise.resolve()
    // The small one would fit, but the large one came first.
    expect(inside).toEqual(['a', 'b'])
    leaveA()
    await Promise.all([large, small])
    expect(inside).toEqual(['a', 'b', 'large', 'small'])
  })

  it('gives all of it to who wants more than there is', async () => {
    const gate = createGate({ capacity: 10, mostWaiting: 1 })
    const leave = await gate.enter(99)
    const next = gate.enter(1)
    leave!()
    leave!()
    expect(await next).toBeTypeOf('function')
    expect(await gate.enter(9)).toBeTypeOf('function')
  })

  it('turns away who comes when enough wait, and forgets who leaves the line', async () => {
    const gate = createGate({ capacity: 1, mostWaiting: 1 })
    const leave = await gate.enter(1)
    const gone = new AbortController()
    const waiting = gate.enter(1, gone.signal)
    expect(await gate.enter(1)).toBeUndefined()
    gone.abort()
    expect(await waiting).toBeUndefined()
    expect(await gate.enter(1, gone.signal)).toBeUndefined()
    const next = gate.enter(1)
    leave!()
    expect(await next).toBeTypeOf('function')
  })
})
