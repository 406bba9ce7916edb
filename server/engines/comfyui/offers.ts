import type { GeneratorId } from '#contract/generators/generators.ts'
import { type Offer, offerId } from '../offer.ts'
import { samplingFor, type ComfyuiModel } from './model.ts'
import { lacksFor, type NodeTypes } from './object-info.ts'
import { recipes } from './recipes/recipes.ts'
import type { PlanKind } from './recipes/plan.ts'
import { GRID } from './sizes.ts'
import { enlarge } from './templates/enlarge.ts'
import { imageToImage } from './templates/image-to-image.ts'
import { inpaint } from './templates/inpaint.ts'
import { sketch } from './templates/sketch.ts'
import type { Template, Values } from './templates/template.ts'
import { textToImage } from './templates/text-to-image.ts'

const templates: Record<PlanKind, Template> = { text: textToImage, photo: imageToImage, portrait: imageToImage, masked: inpaint, extend: inpaint, sketch, enlarge, film: imageToImage }

/** Names that files of a job have; the list of the server's files cannot know them. */
const PHOTO = 'photo of the job'

/** One way to make a generator's creations on these servers. */
export interface Way {
  generator: GeneratorId
  model: ComfyuiModel
  kind: PlanKind
  template: Template
  /** Whether a server with these nodes has all that is needed, and what it lacks. */
  lacks(nodes: NodeTypes): string[]
}

/** Templates of the operator's own, by model and generator. */
export type OwnTemplates = ReadonlyMap<string, Template>

export const ownKey = (model: string, generator: string) => `${model}/${generator}`

/** Every way that a model could be used, whatever the servers have. */
export function waysOf(model: ComfyuiModel, own: OwnTemplates): Way[] {
  return (Object.keys(recipes) as GeneratorId[]).flatMap((generator) => {
    const { kind, needsWorkflow } = recipes[generator]!
    const ownTemplate = own.get(ownKey(model.about.id, generator))
    if (model.generators[generator] === false || !model.kinds.includes(kind) || (needsWorkflow && !ownTemplate)) return []
    const template = ownTemplate ?? templates[kind]
    return [{ generator, model, kind, template, lacks: (nodes) => lacksFor(template(model, sampleOf(model, generator)), nodes, [PHOTO]) }]
  })
}

/** A job's values that show every node of a template. */
const sampleOf = (model: ComfyuiModel, generator: GeneratorId): Values => ({
  sampling: samplingFor(model, generator), prompt: '', negative: '', seed: 0, width: GRID, height: GRID, grown: { width: GRID, height: GRID }, denoise: 1,
  control: 1, photo: PHOTO, prefix: '',
})

export interface OfferTerms {
  engine: string
  lane: string
  timeLimitMs: number
  stays: boolean
}

export const offerOf = ({ generator, model }: Way, { engine, ...terms }: OfferTerms): Offer => ({
  id: offerId(engine, model.about.id, generator), engine, generator, model: model.about, accepts: recipes[generator]!.accepts(model), ...terms,
  ...(model.english && { reads: 'english' }),
})
