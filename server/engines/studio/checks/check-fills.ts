import sharp from 'sharp'
import type { Margins } from '#contract/generators/fields.ts'
import { LARGEST_HOLE } from '#studio/photo/fill/largest-hole.ts'
import { EngineError } from '../../engine.ts'
import { maskPicture } from '../../shared/masks.ts'
import type { Check } from './check.ts'

/** White, 0..255. */
const WHITE = 255

/** Whether so much is marked that too little is left to fill it from. */
export const checkErasure: Check<'erasure'> = async (_, { photo, mask }, { readUpload }) => {
  const picture = await maskPicture(mask, await readUpload(photo))
  const { channels: [grey] } = await sharp(picture).toColourspace('b-w').stats()
  if (grey!.mean > LARGEST_HOLE * WHITE) return { refused: new EngineError('mask-too-large'), field: 'mask' }
}

/** Whether a side that is to be extended runs through the middle of somebody, and which sides do not. */
export const checkExtension: Check<'extend'> = async (pool, { photo, margins }, { signal, readUpload }) => {
  const halved = await pool.run('extend-check', { photo: await readUpload(photo), margins }, { signal })
  const instead = marginsWithout(margins, halved)
  if (!instead) return
  return { refused: new EngineError('person-halved'), field: 'margins', instead: { margins: instead } }
}

/** Margins that leave out sides which cannot be extended; undefined where none of those is asked for. */
export function marginsWithout(margins: Margins, halved: Record<'left' | 'right', boolean>): Margins | undefined {
  const { top, bottom } = margins
  const left = halved.left ? 0 : margins.left
  const right = halved.right ? 0 : margins.right
  if (left === margins.left && right === margins.right) return undefined
  // A form that was chosen, such as 16:9, is kept where one side can take it all.
  const across = Math.min(1, margins.left + margins.right)
  if (top + bottom > 0) return { top, right, bottom, left }
  if (!halved.right) return { top, right: across, bottom, left: 0 }
  if (!halved.left) return { top, right: 0, bottom, left: across }
  return { top: across / 2, right: 0, bottom: across / 2, left: 0 }
}
