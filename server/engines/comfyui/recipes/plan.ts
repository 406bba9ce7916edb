import type { GeneratorInput } from '#contract/generators/generators.ts'
import type { Margins, Mask } from '#contract/generators/fields.ts'
import type * as v from 'valibot'

interface Wish {
  /** English words for the model, a person's own among them. */
  prompt: string
  /** What is not wanted, beside the model's own list. */
  negative?: string
  seed?: number
  count?: number
}

interface TextPlan extends Wish {
  kind: 'text'
  size: { width: number; height: number }
}

interface PhotoPlan extends Wish {
  kind: 'photo'
  photo: string
  /** 0..1: how much is drawn anew. */
  denoise: number
}

/** A new picture of the person on the photo, of a size of its own. */
interface PortraitPlan extends Wish {
  kind: 'portrait'
  photo: string
  size: { width: number; height: number }
  denoise: number
}

interface MaskedPlan extends Wish {
  kind: 'masked'
  photo: string
  /** Drawn by the person, or all around the photo's subject. */
  mask: Mask | 'around-subject'
  denoise: number
}

interface ExtendPlan extends Wish {
  kind: 'extend'
  photo: string
  margins: v.InferOutput<typeof Margins>
}

interface SketchPlan extends Wish {
  kind: 'sketch'
  photo: string
  /** 0..1: how closely the lines are kept. */
  lines: number
}

interface EnlargePlan {
  kind: 'enlarge'
  photo: string
  times: number
}

/** A film that begins with the photo. */
interface FilmPlan extends Wish, Pick<GeneratorInput<'img-to-video'>, 'ratio' | 'resolution'> {
  kind: 'film'
  photo: string
  seconds: number
}

/** What a generator's input asks of a model. */
export type Plan = TextPlan | PhotoPlan | PortraitPlan | MaskedPlan | ExtendPlan | SketchPlan | EnlargePlan | FilmPlan
export type PlanKind = Plan['kind']
export type PlanOf<Kind extends PlanKind> = Extract<Plan, { kind: Kind }>
