import type { Size } from '../pixels/raster.ts'
import { workingMarks, type Marks } from './marks.ts'
import type { SubjectMask } from './object-mask.ts'

/** The mask without what lies outside the person's box. */
export function insideBox(found: SubjectMask, photo: Size, { box }: Marks): SubjectMask {
  if (!box) return found
  const { outside } = workingMarks({ box }, photo, found)
  return { ...found, mask: found.mask.map((value, i) => (outside[i] ? 0 : value)) }
}
