import { describe, expect, it } from 'vitest'
import { createSharedWork } from './share-work.ts'

/** Work that ends when it is told to, and counts how often it was begun. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let begun = 0
  return { run: () => (begun++, promise), begun: () => begun, end: resolve, fail: reject }
}

describe('work that is shared', () => {
  it('is done once for all who ask while it is under way, and anew for whoever asks later', async () => {
    const shared = createSharedWork<string>()
    const [first, second] = [work(), work()]
    const answers = [shared('a', first.run), shared('a', second.run)]
    first.end('one')
    expect(await Promise.all(answers)).toEqual(['one', 'one'])
    second.end('two')
    expect(await shared('a', second.run)).toBe('two')
    expect([first.begun(), second.begun()]).toEqual([1, 1])
  })

  it('is not shared with another key', async () => {
    const shared = createSharedWork<string>()
    const [a, b] = [work(), work()]
    const answers = [shared('a', a.run), shared('b', b.run)]
    b.end('b')
    a.end('a')
    expect(await Promise.all(answers)).toEqual(['a', 'b'])
  })

  it('tells all who wait that it failed, and is tried again for the next', async () => {
    const shared = createSharedWork<string>()
    const failing = work()
    const answers = Promise.allSettled([shared('a', failing.run), shared('a', failing.run)])
    failing.fail(new Error('lost'))
    expect(await answers).toEqual([1, 2].map(() => ({ status: 'rejected', reason: new Error('lost') })))
    expect(await shared('a', async () => 'found')).toBe('found')
  })
})
