import { expect, test, vi } from 'vitest'
import { openZoom } from './open-zoom.ts'

const { viewer } = vi.hoisted(() => ({ viewer: vi.fn() }))
vi.mock('photoswipe', () => ({
  default: class {
    init() {}
    constructor(options: unknown) {
      viewer(options)
    }
  },
}))

test('a picture is seen whole at scale 1, and enlarged to 4 at most', async () => {
  const picture = { src: '/a.png', width: 4000, height: 3000, alt: '山' }
  await openZoom([picture], 0, { close: '关闭', zoom: '缩放' })
  const { initialZoomLevel, maxZoomLevel, dataSource } = viewer.mock.calls[0]![0]
  expect(dataSource).toEqual([picture])
  // The viewer's zoom levels are shares of the picture's own pixels: whole may be 0.25 of them.
  expect(initialZoomLevel).toBe('fit')
  expect(maxZoomLevel({ initial: 0.25 })).toBe(1)
  expect(maxZoomLevel({ initial: 1 })).toBe(4)
})
