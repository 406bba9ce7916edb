import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSelection, type SelectionMessage } from './open-selection.ts'
import type { Pixels } from './pixels.ts'

/** A red square on green, 60 pixels wide. */
function square(): Pixels {
  const data = new Uint8ClampedArray(60 * 60 * 4)
  for (let i = 0; i < 3600; i++) {
    const [x, y] = [i % 60, Math.floor(i / 60)]
    const inside = x >= 20 && x < 40 && y >= 20 && y < 40
    data.set(inside ? [200, 60, 50, 255] : [70, 130, 80, 255], i * 4)
  }
  return { width: 60, height: 60, data }
}

/** The worker's own module, run as one, with its messages sent by hand. */
class FakeWorker {
  static last: FakeWorker
  onmessage: ((event: { data: unknown }) => void) | undefined
  onerror: (() => void) | undefined
  receive: ((event: { data: SelectionMessage }) => void) | undefined
  held: SelectionMessage[] = []
  terminate = vi.fn()

  constructor() {
    FakeWorker.last = this
    vi.stubGlobal('addEventListener', (_: string, listener: FakeWorker['receive']) => (this.receive = listener))
    vi.stubGlobal('postMessage', (data: unknown) => this.onmessage?.({ data }))
  }

  postMessage(message: SelectionMessage) {
    this.held.push(message)
  }

  async run() {
    await import('./select.worker.ts')
    for (const data of this.held) this.receive!({ data })
  }
}

beforeEach(() => void vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

const expected = () => {
  vi.stubGlobal('Worker', undefined)
  return openSelection(square()).at([0.5, 0.5])
}

test('a browser without workers finds the outline on the page', async () => {
  expect((await expected())!.length).toBeGreaterThan(3)
})

test('a worker gets the pixels first, and each tap its own answer', async () => {
  const wanted = await expected()
  vi.stubGlobal('Worker', FakeWorker)
  const selection = openSelection(square())
  const taps = [selection.at([0.5, 0.5]), selection.at([0.02, 0.02])]
  await FakeWorker.last.run()
  const [inside, outside] = await Promise.all(taps)
  expect(inside).toEqual(wanted)
  expect(outside).not.toEqual(wanted)
  selection.close()
  expect(FakeWorker.last.terminate).toHaveBeenCalledOnce()
})

test('a worker that fails fails the tap', async () => {
  vi.stubGlobal('Worker', FakeWorker)
  const selection = openSelection(square())
  const tap = selection.at([0.5, 0.5])
  FakeWorker.last.onerror!()
  await expect(tap).rejects.toThrow()
})
