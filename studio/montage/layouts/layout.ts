import type { FilmSpec } from '../../film/film-spec.ts'
import type { ReelShot, ReelView } from '../../film/reel/reel-spec.ts'
import type { Region, Size } from '../../pixels/raster.ts'
import type { MontagePhoto } from '../photo.ts'

export interface Staged {
  photos: readonly MontagePhoto[]
  size: Size
  /** Of the shot, for what is left to chance. */
  seed: number
  move: FilmSpec['move']
  strength: number
  life: FilmSpec['life']
}

/** What a shot shows; how long, and how it comes, is not its own. */
export type Layout = (staged: Staged) => Pick<ReelShot, 'views' | 'backdrop'>

export const viewOf = ({ bytes, field, clip }: MontagePhoto, { move, strength, life }: Staged, at?: Region): ReelView => {
  if (clip) return { clip: { file: clip.file, from: clip.from }, ...(at && { at }) }
  return { photo: bytes, field, move, strength, ...(at ? { at, flat: true } : { life }) }
}

/** A place as films have them: sides by eights, its corner on an even pixel, its middle where it was. */
export function snapped({ left, top, width, height }: Region): Region {
  const side = (value: number) => Math.max(8, 8 * Math.floor(value / 8))
  const even = (value: number) => 2 * Math.round(value / 2)
  return { left: even(left + (width - side(width)) / 2), top: even(top + (height - side(height)) / 2), width: side(width), height: side(height) }
}

/** The largest place of some proportions within another, in its middle. */
export function within(place: Region, share: number): Region {
  const width = Math.min(place.width, place.height * share)
  const height = width / share
  return { left: place.left + (place.width - width) / 2, top: place.top + (place.height - height) / 2, width, height }
}

/** A photo's proportions; those that are longer than a film are seen in part. */
export const shareOf = ({ canvas }: MontagePhoto) => Math.min(16 / 9, Math.max(9 / 16, canvas.width / canvas.height))
