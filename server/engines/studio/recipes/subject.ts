import sharp from 'sharp'
import type { GeneratorInput } from '#contract/generators/generators.ts'
import type { BackgroundChangeInput } from '#studio/photo/background-change-task.ts'
import type { PictureOutput } from '#studio/photo/photo-input.ts'
import type { StudioPool } from '#studio/pool/studio-pool.ts'
import { parsePrompt } from '#studio/scene/parse-prompt.ts'
import { findingStage, follow, paintingStage, type Follow } from '../follow.ts'
import { strokeMasks } from '../../shared/masks.ts'
import { randomSeed } from '../../shared/random-seed.ts'
import type { Output, Recipe, RecipeRun, Recipes } from './recipe.ts'

/** Longest side of a painted backdrop, pixels; the photo's subject stays as sharp as it is. */
const BACKDROP_SIDE = 1280
/** Share of the run that painting the backdrop takes. */
const BACKDROP_SHARE = 0.6

async function cutout(pool: StudioPool, input: GeneratorInput<'cutout'>, run: RecipeRun): Promise<Output[]> {
  run.onProgress({ progress: 0, stage: 'reading' })
  const photo = await run.readUpload(input.photo)
  const { subject, background } = input
  const task = { photo, subject, background, ...(await strokeMasks(input.strokes, photo)) }
  const { bytes, notes = [] } = await pool.run('cutout', task, follow(run, 0, 1, findingStage))
  return [{ bytes, notes: [...notes] }]
}

const backgroundChange: Recipe<'background-change'> = (pool, input, run) =>
  backgroundChangeBy(pool, input, run, (task, watch) => pool.run('background-change', { ...task, subject: 'auto' }, watch))

type BackgroundTask = Omit<BackgroundChangeInput, 'subject' | 'box'>

/** The backdrop as the form asks for it, and the subject of the photo before it by `change`. */
export async function backgroundChangeBy(
  pool: StudioPool,
  input: GeneratorInput<'background-change'>,
  run: RecipeRun,
  change: (task: BackgroundTask, watch: Follow) => Promise<PictureOutput>,
): Promise<Output[]> {
  run.onProgress({ progress: 0, stage: 'reading' })
  const photo = await run.readUpload(input.photo)
  const backdrop = await makeBackdrop(pool, input, photo, run)
  const options = { blur: input.depthOfField, lightWrap: input.lightWrap }
  const task = { photo, backdrop: backdrop.bytes, options, ...(await strokeMasks(input.strokes, photo)) }
  const { bytes } = await change(task, follow(run, backdrop.share, 1, findingStage))
  return [{ ...backdrop.about, bytes }]
}

interface Backdrop {
  bytes: Uint8Array
  /** How much of the run it took, 0..1. */
  share: number
  about: Omit<Output, 'bytes'>
}

async function makeBackdrop(
  pool: StudioPool,
  { backdrop, seed = randomSeed() }: GeneratorInput<'background-change'>,
  photo: Uint8Array,
  run: RecipeRun,
): Promise<Backdrop> {
  if (backdrop.kind === 'picture') return { bytes: await run.readUpload(backdrop.picture), share: 0, about: {} }
  const { spec, understood, unknown } = parsePrompt(backdrop.prompt, { style: backdrop.style, seed })
  const { width, height } = await sharp(photo).metadata()
  const scale = BACKDROP_SIDE / Math.max(width, height)
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const { bytes } = await pool.run('paint', { spec, ...size }, follow(run, 0, BACKDROP_SHARE, paintingStage))
  return { bytes, share: BACKDROP_SHARE, about: { seed, unknown, scene: spec, understood: understood.map(({ slot, value }) => ({ slot, value })) } }
}

export const subjectRecipes: Recipes<'cutout' | 'background-change'> = { cutout, 'background-change': backgroundChange }
