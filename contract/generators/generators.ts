import type * as v from 'valibot'
import { backgroundChange } from './background-change.ts'
import type { Generator } from './control.ts'
import { cutout } from './cutout.ts'
import { textToImage } from './text-to-image.ts'

/** Every generator of the product; the workstation shows those that a configured engine can run. */
export const generators = {
  'text-to-image': textToImage,
  cutout,
  'background-change': backgroundChange,
} as const

export type GeneratorId = keyof typeof generators
export type GeneratorInput<G extends GeneratorId> = v.InferOutput<(typeof generators)[G]['input']>

export const generatorIds = Object.keys(generators) as GeneratorId[]

export function findGenerator(id: string): Generator | undefined {
  return Object.hasOwn(generators, id) ? (generators[id as GeneratorId]) : undefined
}
