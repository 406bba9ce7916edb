import type { CheckedGenerator } from '#contract/generators/generators.ts'
import type { PhotoUse } from '#studio/photo/check-photo-task.ts'
import type { ThemedPortraitInput } from '#studio/portrait/themed-portrait-task.ts'
import type { Check } from './check.ts'
import { checkErasure, checkExtension } from './check-fills.ts'

const use = (as: PhotoUse): Check<'avatar'> => async (pool, input, { signal, readUpload }) => {
  await pool.run('check-photo', { photo: await readUpload(input.photo), use: as }, { signal })
}

const sitter = (theme: ThemedPortraitInput['look']['theme']): Check<'human'> => async (pool, input, { signal, readUpload }) => {
  await pool.run('sitter-check', { photo: await readUpload(input.photo), theme }, { signal })
}

/** What is looked at of each generator that is checked. */
export const checks: { readonly [G in CheckedGenerator]: Check<G> } = {
  extend: checkExtension,
  erasure: checkErasure,
  'sketch-render': use('drawing'),
  beauty: use('retouch'),
  makeup: use('retouch'),
  'dress-up': use('wear'),
  avatar: use('avatar'),

  // What is drawn says where the subject is, and the clothes.
  'background-change': async (pool, input, run) => {
    if (input.strokes.length === 0) await use('subject')(pool, input, run)
  },
  'clothes-change': async (pool, { photo, part, strokes }, { signal, readUpload }) => {
    if (strokes.length === 0) await pool.run('clothes-check', { photo: await readUpload(photo), part }, { signal })
  },

  'face-swap': async (pool, input, { signal, readUpload }) => {
    const [photo, face] = await Promise.all([readUpload(input.photo), readUpload(input.face)])
    return pool.run('face-swap-check', { photo, face, who: input.who }, { signal })
  },
  'model-replace': async (pool, input, { signal, readUpload }) => {
    const [photo, face] = await Promise.all([readUpload(input.photo), readUpload(input.face)])
    await pool.run('model-check', { photo, face }, { signal })
  },
  'product-on-model': async (pool, input, { signal, readUpload }) => {
    const [photo, product] = await Promise.all([readUpload(input.photo), readUpload(input.product)])
    await pool.run('product-check', { photo, product, category: input.category }, { signal })
  },

  human: sitter('human'),
  'begonia-princess': sitter('begonia-princess'),
  'dunhuang-goddess': sitter('dunhuang-goddess'),
  'cherry-blossom': sitter('cherry-blossom'),
  'silk-road-dancer': sitter('silk-road-dancer'),
  qipao: sitter('qipao'),
  'hong-kong': sitter('hong-kong'),
  'modern-american': sitter('modern-american'),
  'new-year-painted': sitter('new-year-painted'),
  'new-year-children': sitter('new-year-children'),
  'festive-sweet': sitter('festive-sweet'),
  halloween: sitter('halloween'),
  'scene-refresh': sitter('scene-refresh'),
  'art-portrait': sitter('art'),
}
