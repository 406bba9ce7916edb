import { describe, expect, it } from 'vitest'
import { parsePrompt } from '../scene/parse-prompt.ts'
import type { SceneSpec } from '../scene/scene-spec.ts'
import { paintScene } from './paint-scene.ts'
import { run } from './paint-task.ts'

const context = { progress: () => {}, checkCancelled: () => {} }
const specOf = (prompt: string, seed = 7): SceneSpec => parsePrompt(prompt, { seed }).spec
const paint = (spec: SceneSpec, size = 64) => paintScene(spec, size, size, context)

function share(a: Uint8Array, b: Uint8Array): number {
  let changed = 0
  const apart = (i: number) => Math.abs(a[i]! - b[i]!)
  for (let i = 0; i < a.length; i += 3) if (apart(i) + apart(i + 1) + apart(i + 2) > 30) changed++
  return changed / (a.length / 3)
}

describe('a scene with its subjects', () => {
  it('is the same for the same spec', async () => {
    const spec = specOf('a fox in a meadow by day')
    expect((await paint(spec)).image.data).toEqual((await paint(spec)).image.data)
  })

  it.each([
    'a fox in a meadow', 'a whale in the galaxy', 'a flock of birds over the sea',
  ])(
    'shows the subject of "%s" in a part of the frame',
    async (prompt) => {
      const spec = specOf(prompt)
      const changed = share((await paint(spec)).image.data, (await paint({ ...spec, subjects: [] })).image.data)
      expect(changed).toBeGreaterThan(0.002)
      expect(changed).toBeLessThan(0.5)
    },
  )

  it('shows more of two than of one, and a close one larger', async () => {
    const spec = specOf('a deer in a meadow')
    const empty = (await paint({ ...spec, subjects: [] })).image.data
    const one = share((await paint(spec)).image.data, empty)
    const close = { ...spec, framing: 'close' } as const
    expect(share((await paint({ ...spec, subjects: [{ kind: 'deer', count: 3 }] })).image.data, empty)).toBeGreaterThan(one)
    expect(share((await paint(close)).image.data, (await paint({ ...close, subjects: [] })).image.data)).toBeGreaterThan(one)
  })

  it('brings the subject near in the depth', async () => {
    const spec = specOf('a deer in a meadow')
    const [alone, empty] = [await paint(spec), await paint({ ...spec, subjects: [] })]
    const mean = (plane: Float32Array) => plane.reduce((a, b) => a + b) / plane.length
    expect(mean(alone.depth!)).toBeLessThan(mean(empty.depth!))
  })
})

describe('the paint task', () => {
  it('sends a small look first, then a PNG of the size asked for, with rising progress', async () => {
    const previews: number[] = []
    const fractions: number[] = []
    const output = await run(
      { spec: specOf('a boat in a meadow, watercolour'), width: 96, height: 72 },
      {
        progress: (fraction) => fractions.push(fraction),
        preview: ({ width }) => previews.push(width),
        checkCancelled: () => {},
      },
    )
    expect(previews).toEqual([16])
    expect([...output.bytes.subarray(1, 4)]).toEqual([...Buffer.from('PNG')])
    expect(output.depth).toHaveLength(96 * 72)
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b))
    expect(fractions.at(-1)).toBe(1)
  })

  it('stops when cancelled', async () => {
    const cancelled = { progress: () => {}, preview: () => {}, checkCancelled: () => { throw new Error('cancelled') } }
    await expect(run({ spec: specOf('sea'), width: 96, height: 96 }, cancelled)).rejects.toThrow('cancelled')
  })
})
