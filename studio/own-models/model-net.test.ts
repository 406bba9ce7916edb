import { describe, expect, it } from 'vitest'
import { endless, enlarger, meanFiller, nanMaker, redFinder } from '../../tests/support/onnx/tiny-networks.ts'
import { idle } from '../photo/fixtures.ts'
import { StudioError } from '../studio-error.ts'
import { enlargeByModel } from './enlarge-by-model.ts'
import { subjectByModel } from './find-subject.ts'
import { createTestModels, noise } from './fixtures.ts'

const model = createTestModels()

describe('a file that does not do what its description says', () => {
  const scene = noise({ width: 64, height: 64 })
  const find = (parts: object, network: Uint8Array) => subjectByModel(model('cutout', parts, network), scene, idle)
  const cannot = (words: string) => ({ name: 'StudioError', reason: 'model-unusable', message: expect.stringContaining(words) as unknown })

  it.each([
    ['is no network', { size: 64 }, new TextEncoder().encode('no network'), 'cannot be used'],
    ['has another size', { size: 32 }, redFinder(64), "'picture' is 1x3x64x64, and the description makes it 1x3x32x32"],
    ['has another layout', { size: 64, input: { layout: 'nhwc' } }, redFinder(64), 'the description makes it 1x64x64x3'],
    ['has no such input', { size: 64, input: { name: 'image' } }, redFinder(64), "no input 'image'; it has picture"],
    ['wants more', { size: 64 }, meanFiller(64), 'further inputs that nothing is known of: mask'],
    ['gives numbers that are none', { size: 64 }, nanMaker(64), 'NaN'],
    ['never ends', { size: 64, timeLimitMinutes: 0.02 }, endless(64), 'took longer'],
  ])('%s', async (_, parts, network, words) => {
    await expect(find(parts, network)).rejects.toMatchObject(cannot(words))
  })

  it('gives more than it should', async () => {
    const larger = model('enlarge', { scale: 2, size: 32, margin: 4 }, enlarger(4))
    await expect(enlargeByModel(larger, scene, 2, idle)).rejects.toMatchObject(cannot("'larger' came out as 1x3x128x128"))
  })

  it('is missing', async () => {
    const finder = { ...model('cutout', { size: 64 }, redFinder(64)), file: '/nowhere/gone.onnx' }
    await expect(subjectByModel(finder, scene, idle)).rejects.toMatchObject({ reason: 'model-unusable' })
  })

  it('stops when the person cancels', async () => {
    let looks = 0
    const checkCancelled = () => {
      if (++looks > 5) throw new StudioError('cancelled', 'The task was cancelled')
    }
    await expect(subjectByModel(model('cutout', { size: 64 }, endless(64)), scene, { checkCancelled })).rejects.toMatchObject({ reason: 'cancelled' })
  })
})
