import { shade, type Pigment } from '../../brush/pigment.ts'
import type { Look } from '../look.ts'
import { outline, type Point } from '../shape.ts'
import { paintVolume } from '../volume.ts'
import type { PaintCrown } from './hats.ts'
import { GOLD, paintEdge, paintGem, paintMetal } from './metal.ts'

/** A round of gold with points and stones. */
const crown = (high: number, half: number, points: number, stone: Pigment, cap?: (look: Look) => Pigment): PaintCrown => (brush, look) => {
  const low = -46
  const wave = Array.from({ length: points * 2 + 1 }, (_, k): Point => {
    const t = (k / points - 1) * half * 1.12
    return [t, low - 12 - (k % 2 ? high * (1 - 0.3 * Math.abs(t / half)) : 4) + 5 * (t / half) ** 2 * -1]
  })
  if (cap) paintVolume(brush, outline([[-half, low - 14], [-half * 0.96, low - high * 0.9], [0, low - high * 1.12], [half * 0.96, low - high * 0.9], [half, low - 14]]), cap(look), 10)
  paintMetal(brush, outline([[-half, low - 2], [-half * 1.1, low - 16]], ...wave.slice(0, -1).map((point, k): Point[] => [point, wave[k + 1]!]), [[half * 1.1, low - 16], [half, low - 2]], [[half, low - 2], [0, low + 8], [-half, low - 2]]), GOLD, 5)
  for (const shift of [-12, 0]) paintEdge(brush, [[-half * (1 - shift / 160), low - 4 + shift], [0, low + 5 + shift], [half * (1 - shift / 160), low - 4 + shift]], GOLD, 2.4)
  wave.forEach(([x, y], k) => {
    if (k % 2) paintGem(brush, [x, y - 1], high > 24 ? 3.8 : 2.8, [250, 246, 236])
  })
  for (let k = -2; k <= 2; k++) paintGem(brush, [k * half * 0.42, low - 4 + 5 * (1 - (k / 2.4) ** 2)], k % 2 ? 2.6 : 4, k % 2 ? [70, 110, 190] : stone)
}
export const paintKingCrown = crown(36, 39, 5, [190, 34, 52], ({ cloth }) => shade(cloth, 0.9))
export const paintPrinceCrown = crown(20, 36, 5, [52, 92, 180])
export const paintTiara: PaintCrown = (brush, look) => {
  brush.save()
  brush.translate(0, 3)
  crown(20, 34, 7, [226, 120, 160])(brush, look)
  brush.restore()
}
export const paintQueenCrown = crown(28, 36, 7, [190, 34, 70])
