import { describe, expect, it, vi } from 'vitest'
import { createMadeFiles } from './made-files.ts'

const MB = 1024 * 1024
const IP = '203.0.113.7'
const small = (key: string, make: () => Promise<Uint8Array>) => ({ key, size: 'small' as const, make })

describe('a file that is made when it is asked for', () => {
  it('is made once, for all who ask at once and later', async () => {
    const files = createMadeFiles()
    const make = vi.fn(async () => new Uint8Array([1, 2, 3]))
    const all = await Promise.all(Array.from({ length: 50 }, () => files.get(small('a', make), IP)))
    all.push(await files.get(small('a', make), '203.0.113.8'))
    expect(all.every((file) => file.join() === '1,2,3')).toBe(true)
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('is made again when that failed', async () => {
    const files = createMadeFiles()
    const make = vi.fn(async () => new Uint8Array([1])).mockRejectedValueOnce(new Error('no picture'))
    await expect(Promise.all([files.get(small('a', make), IP), files.get(small('a', make), IP)])).rejects.toThrow('no picture')
    expect(await files.get(small('a', make), IP)).toHaveLength(1)
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('is made beside one other at most', async () => {
    const files = createMadeFiles()
    let running = 0
    let most = 0
    const make = async () => {
      most = Math.max(most, ++running)
      await new Promise(setImmediate)
      running -= 1
      return new Uint8Array(1)
    }
    await Promise.all(Array.from({ length: 20 }, (_, index) => files.get(small(`${index}`, make), IP)))
    expect(most).toBe(2)
  })

  it('is forgotten when others need the room, the one last used last', async () => {
    const files = createMadeFiles()
    const make = vi.fn(async () => new Uint8Array(30 * MB))
    for (const key of ['a', 'b', 'c', 'a', 'd', 'a']) await files.get(small(key, make), IP)
    expect(make).toHaveBeenCalledTimes(4)
    await files.get(small('b', make), IP)
    expect(make).toHaveBeenCalledTimes(5)
  })

  it('that is very large is given out and not kept', async () => {
    const files = createMadeFiles()
    const make = vi.fn(async () => new Uint8Array(33 * MB))
    await files.get(small('a', make), IP)
    await files.get(small('a', make), IP)
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('is refused to an address that had too many made, unless it is there', async () => {
    const files = createMadeFiles()
    const whole = (key: string) => files.get({ key, size: 'whole', make: async () => new Uint8Array(1) }, IP)
    for (let index = 0; index < 20; index++) await whole(`${index}`)
    await expect(whole('one more')).rejects.toMatchObject({ reason: 'too-many-requests' })
    expect(await whole('7')).toHaveLength(1)
    expect(await files.get(small('one more', async () => new Uint8Array(2)), IP)).toHaveLength(2)
  })
})
