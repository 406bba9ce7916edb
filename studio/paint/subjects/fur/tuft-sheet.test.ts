import { describe, expect, it } from 'vitest'
import { createLayer, type Brush } from '../../brush/layer.ts'
import { TuftSheet } from './tuft-sheet.ts'

const SIDE = 64
const box = { left: 0, top: 0, right: 1000, bottom: 1000 }

function drawn(draw: (brush: Brush) => void): Uint8ClampedArray {
  const { brush } = createLayer(SIDE, SIDE)
  draw(brush)
  return brush.getImageData(0, 0, SIDE, SIDE).data
}

/** Mean difference of the opacities, 0..255. */
const distance = (a: Uint8ClampedArray, b: Uint8ClampedArray) => a.reduce((sum, value, i) => sum + (i % 4 === 3 ? Math.abs(value - b[i]!) : 0), 0) / (SIDE * SIDE)
const opacity = (data: Uint8ClampedArray) => data.reduce((sum, value, i) => sum + (i % 4 === 3 ? value / 255 : 0), 0)

describe('hairs on a sheet', () => {
  it.each([['round'], ['square']] as const)('lie where the brush would stroke them, with %s ends', (ends) => {
    for (const angle of [0.2, 1.4, 2.5, -0.8]) {
      const own = drawn((brush) => {
        const sheet = new TuftSheet(brush, box, ends)
        sheet.stroke(500, 500, angle, 0.2, 300, 40, [200, 120, 60], 1)
        sheet.lay()
      })
      const stroked = drawn((brush) => {
        brush.lineCap = ends === 'round' ? 'round' : 'butt'
        brush.lineWidth = 40
        brush.beginPath()
        brush.moveTo(500, 500)
        brush.quadraticCurveTo(500 + Math.cos(angle + 0.2) * 165, 500 + Math.sin(angle + 0.2) * 165, 500 + Math.cos(angle) * 300, 500 + Math.sin(angle) * 300)
        brush.stroke()
      })
      expect(distance(own, stroked)).toBeLessThan(0.2 * (255 * opacity(stroked)) / (SIDE * SIDE))
    }
  })

  it('follow the brush when it is turned and scaled, and hide what lies below', () => {
    const data = drawn((brush) => {
      brush.translate(500, 500)
      brush.rotate(Math.PI / 2)
      brush.scale(100, 100)
      const sheet = new TuftSheet(brush, { left: -3, top: -3, right: 3, bottom: 3 }, 'square')
      sheet.stroke(0, 0, 0, 0, 2, 1, [255, 0, 0], 1)
      sheet.stroke(0, 0, 0, 0, 2, 1, [0, 0, 255], 1)
      sheet.lay()
    })
    const at = (x: number, y: number) => [...data.subarray((y * SIDE + x) * 4, (y * SIDE + x) * 4 + 4)]
    expect(at(32, 38)).toEqual([0, 0, 255, 255])
    expect(at(38, 32)).toEqual([0, 0, 0, 0])
  })
})
