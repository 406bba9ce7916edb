import type { ParsedRequestOf } from '#contract/endpoints/endpoints.ts'
import type { Upload } from '#contract/entities.ts'
import { badInput } from '../../../business-error.ts'
import type { Square } from '../../uploads/decoder/square-picture.ts'

export type Crop = NonNullable<ParsedRequestOf<'userUpdateInfo'>['crop']>

/** What a crop is in pixels. Refuses one that leaves the picture. */
export function squareOf({ width, height }: Pick<Upload, 'width' | 'height'>, { x, y, size, turn }: Crop): Square {
  const turned = turn % 180 === 0 ? { width, height } : { width: height, height: width }
  const side = Math.max(1, Math.round(size * Math.min(width, height)))
  const left = within(x * turned.width, turned.width - side)
  const top = within(y * turned.height, turned.height - side)
  return { left, top, width: side, height: side, turn }
}

/** Rounding may lead a pixel beyond the edge; more is a mistake. */
function within(wanted: number, most: number): number {
  const pixels = Math.round(wanted)
  if (pixels > most + 1) throw badInput('crop', 'bad-crop')
  return Math.min(pixels, most)
}
