import type { GeneratorId, GeneratorInput } from '#contract/generators/generators.ts'
import type { FieldSupport } from '../../offer.ts'
import type { ComfyuiModel } from '../model.ts'
import type { Plan, PlanKind } from './plan.ts'

export type Accepts = Readonly<Record<string, FieldSupport>>

/** How a generator is made with a diffusion model. */
export interface Recipe<G extends GeneratorId> {
  kind: PlanKind
  /** Stock nodes cannot do it: offered where the operator has a workflow for it. */
  needsWorkflow?: true
  /** The fields that it uses, with a model. */
  accepts(model: ComfyuiModel): Accepts
  plan(input: GeneratorInput<G>): Plan
}

export type Recipes = { readonly [G in GeneratorId]?: Recipe<G> }

/** Fields that are used for every value. */
export const all = (...fields: string[]): Accepts => Object.fromEntries(fields.map((field) => [field, true]))
