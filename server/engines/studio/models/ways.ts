import type { GeneratorId } from '#contract/generators/generators.ts'
import type { OwnModel, OwnModelFor } from '#studio/own-models/description.ts'
import type { Offer } from '../../offer.ts'
import { maskPicture, strokeMasks } from '../../shared/masks.ts'
import { modelStage, type Follow } from '../follow.ts'
import { onePhoto } from '../recipes/photo-recipe.ts'
import type { Recipe } from '../recipes/recipe.ts'
import { repairTask } from '../recipes/repair.ts'
import { backgroundChangeBy } from '../recipes/subject.ts'

/** How an operator's model makes what one generator promises, and what of its form it honours. */
interface Way<G extends GeneratorId> extends Pick<Offer, 'accepts' | 'reads'> {
  recipe: Recipe<G>
  /** Whether people get it unless they choose otherwise. */
  isPreferred: boolean
}

export type Ways = { readonly [G in GeneratorId]?: Way<G> }

/** What a model can be used for. */
export function waysOf(model: OwnModel): Ways {
  switch (model.use) {
    case 'cutout':
      return cutoutWays(model)
    case 'fill':
      return fillWays(model)
    case 'enlarge':
      return enlargeWays(model)
    case 'faces':
      return facesWays(model)
  }
}

const cutoutWays = (model: OwnModelFor<'cutout'>): Ways => ({
  cutout: {
    accepts: { photo: true, strokes: true, background: true },
    isPreferred: true,
    recipe: (pool, { background, strokes, ...input }, run) =>
      onePhoto(input, run, async (photo, watch) => {
        const marks = await strokeMasks(strokes, photo)
        return pool.run('model-cutout', { model, photo, background, ...marks }, watch)
      }),
  },
  'background-change': {
    accepts: 'all',
    reads: 'lexicon',
    isPreferred: true,
    recipe: (pool, input, run) =>
      backgroundChangeBy(pool, input, run, (task, watch) => pool.run('model-background-change', { model, ...task }, watch)),
  },
})

const fillWays = (model: OwnModelFor<'fill'>): Ways => ({
  erasure: {
    accepts: { photo: true, mask: true },
    isPreferred: true,
    recipe: (pool, { mask: drawn, ...input }, run) => {
      const task = async (photo: Uint8Array, watch: Follow) =>
        pool.run('model-erase', { model, photo, mask: await maskPicture(drawn, photo) }, watch)
      return onePhoto(input, run, task, modelStage)
    },
  },
  extend: {
    accepts: { photo: true, margins: true },
    isPreferred: true,
    recipe: (pool, { margins, ...input }, run) =>
      onePhoto(input, run, (photo, watch) => pool.run('model-extend', { model, photo, margins }, watch), modelStage),
  },
})

const enlargeWays = (model: OwnModelFor<'enlarge'>): Ways => ({
  repair: {
    accepts: { photo: true, scale: { options: ['2', '4'] } },
    // Most who want a photo repaired do not want it larger.
    isPreferred: false,
    recipe: (pool, { scale, ...input }, run) => {
      const times = scale === '4' ? 4 : 2
      return onePhoto(input, run, (photo, watch) => pool.run('model-enlarge', { model, photo, times }, watch), modelStage)
    },
  },
})

const facesWays = (model: OwnModelFor<'faces'>): Ways => ({
  repair: {
    accepts: 'all',
    isPreferred: true,
    recipe: (pool, input, run) => {
      const task = async (photo: Uint8Array, watch: Follow) =>
        pool.run('model-restore-faces', { model, ...(await repairTask(input, photo)) }, watch)
      return onePhoto(input, run, task, modelStage)
    },
  },
})
