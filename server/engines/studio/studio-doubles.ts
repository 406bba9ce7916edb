import type { StudioPool } from '#studio/pool/studio-pool.ts'
import type { DoubleMaker } from '../double-maker.ts'
import { asEngineError } from './studio-errors.ts'

/** The studio's knowledge of faces, in its photo thread. */
export function createStudioDoubles(pool: () => StudioPool): DoubleMaker {
  const told = (error: unknown): never => {
    throw asEngineError(error)
  }
  return {
    study: (photo, signal) => pool().run('study-face', { photo }, { signal }).catch(told),
    async portraits(photos, most, options) {
      const made = await pool().run('make-portraits', { photos, most }, options).catch(told)
      return made.map(({ bytes, width, height }) => ({ bytes, width, height, contentType: 'image/jpeg', extension: 'jpg' }))
    },
  }
}
