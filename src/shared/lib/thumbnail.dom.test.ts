import { expect, test, vi } from 'vitest'
import { sampleWork } from '../../../tests/support/samples.ts'
import { thumbnailOf } from './thumbnail.ts'

const browser = (iosVersion: string) =>
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (iPhone; CPU iPhone OS ${iosVersion} like Mac OS X) Safari/604.1`)

test('old iOS devices ask for thumbnails of low quality, others do not', () => {
  const { thumbnail } = sampleWork(1).files
  browser('14_8')
  expect(thumbnailOf(sampleWork(1))).toBe(`${thumbnail}&q=low`)
  browser('15_0')
  expect(thumbnailOf(sampleWork(1))).toBe(thumbnail)
})
