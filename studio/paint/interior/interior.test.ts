import { describe, expect, it } from 'vitest'
import { parsePrompt } from '../../scene/parse-prompt.ts'
import { paintScene } from '../paint-scene.ts'

const SIDE = 64
const paint = async (prompt: string) => {
  const { image } = await paintScene(parsePrompt(prompt, { seed: 4 }).spec, SIDE, SIDE, { progress() {}, checkCancelled() {} })
  return image.data
}
const brightness = (data: ArrayLike<number>) => Array.from(data).reduce((sum, value) => sum + value, 0) / data.length

describe('a room', () => {
  it('is the same for the same words, and another with other furniture', async () => {
    expect(await paint('a living room by day')).toEqual(await paint('a living room by day'))
    expect(await paint('a bedroom by day')).not.toEqual(await paint('a library by day'))
  })

  it('is lit by its window by day and by its lamp by night', async () => {
    expect(brightness(await paint('a bedroom by day'))).toBeGreaterThan(brightness(await paint('a bedroom at night')) + 30)
  })
})
