import type { GeneratorInput } from '#contract/generators/generators.ts'
import type { ComicLookName } from '#studio/comic/looks.ts'
import type { StudioPool } from '#studio/pool/studio-pool.ts'
import { parsePrompt, type ParsedPrompt } from '#studio/scene/parse-prompt.ts'
import type { SceneSpec } from '#studio/scene/scene-spec.ts'
import type { SketchPaletteName } from '#studio/sketch/choose-colours.ts'
import { follow, paintingStage } from '../follow.ts'
import { randomSeed, SEEDS } from '../../shared/random-seed.ts'
import { onePhoto } from './photo-recipe.ts'
import type { Output, Recipe, RecipeRun, Recipes } from './recipe.ts'

type ComicId = 'photo-to-anime' | 'manga-comic' | 'warm-sun-comic' | 'fingertip-comic'

function comic(look: ComicLookName): Recipe<ComicId> {
  return async (pool, { background, colours, lines, eyes, seed = randomSeed(), ...input }, run) =>
    withSeed(seed, await onePhoto(input, run, (photo, options) => pool.run('comic', { photo, look, background, colour: colours, lines, eyes, seed }, options), paintingStage))
}

const withSeed = (seed: number, outputs: Output[]) => outputs.map((output) => ({ ...output, seed }))

/** The palettes of a prompt as a colourist's; a night wins over them. */
const sketchPaletteOf: Record<SceneSpec['palette'], SketchPaletteName> = {
  natural: 'natural', warm: 'warm', cool: 'cool', pastel: 'pastel', vivid: 'vivid', mono: 'cool', neon: 'vivid', gold: 'warm', rose: 'pastel', jade: 'cool',
}

const sketchSkins: Record<NonNullable<NonNullable<SceneSpec['person']>['skin']>, string> = {
  fair: '#f8dcc8', light: '#f3cdb0', medium: '#e2b48e', tan: '#d19c70', brown: '#a8714a', dark: '#70462f',
}

/** 'Purple hair' is somebody's, who is in the drawing and so need not be named. */
const SOMEBODY = 'person'

function readSketchPrompt(prompt: string, seed: number): ParsedPrompt {
  const said = parsePrompt(prompt, { seed })
  if (!prompt || said.spec.subjects.length > 0) return said
  const ofSomebody = parsePrompt(`${prompt}, ${SOMEBODY}`, { seed })
  const { hairColour, skin } = ofSomebody.spec.person ?? {}
  if (!hairColour && !skin) return said
  return { ...ofSomebody, understood: ofSomebody.understood.filter(({ words }) => words !== SOMEBODY) }
}

async function sketchRender(pool: StudioPool, { prompt, seed = randomSeed(), ...input }: GeneratorInput<'sketch-render'>, run: RecipeRun): Promise<Output[]> {
  const { spec, understood, unknown } = readSketchPrompt(prompt, seed)
  // What was not said is settled by chance for a painting; a drawing stays natural.
  const said = (slot: string) => understood.some((word) => word.slot === slot)
  const { look, shading, lines } = input
  const task = {
    look, shading, lines, seed,
    taps: input.taps.map(({ at: [x, y], colour }) => ({ x, y, colour })),
    palette: said('time') && spec.time === 'night' ? ('night' as const) : said('palette') ? sketchPaletteOf[spec.palette] : ('natural' as const),
    wanted: spec.subjects.flatMap(({ kind, colour }) => (kind === 'person' ? [] : (colour ?? []))),
    person: {
      hair: spec.person?.hairColour,
      clothes: spec.subjects.find(({ kind }) => kind === 'person')?.colour,
      skin: spec.person?.skin && sketchSkins[spec.person.skin],
    },
  }
  const outputs = await onePhoto(input, run, (photo, options) => pool.run('sketch-render', { photo, ...task }, options), paintingStage)
  const about = prompt ? { unknown, understood: understood.map(({ slot, value }) => ({ slot, value })) } : {}
  return withSeed(seed, outputs).map((output) => ({ ...output, ...about }))
}

export const looksRecipes: Recipes<ComicId | 'avatar' | 'picture-redraw' | 'sketch-render'> = {
  'photo-to-anime': comic('anime'),
  'manga-comic': comic('manga'),
  'warm-sun-comic': comic('warm-sun'),
  'fingertip-comic': comic('pop'),

  avatar: async (pool, { look, backdrop, count, seed: first = randomSeed(), ...input }, run) => {
    run.onProgress({ progress: 0, stage: 'reading' })
    const photo = await run.readUpload(input.photo)
    const outputs: Output[] = []
    for (let i = 0; i < count; i++) {
      const seed = (first + i) % SEEDS
      const { bytes } = await pool.run('avatar', { photo, look, backdrop, seed }, follow(run, i / count, (i + 1) / count, paintingStage))
      outputs.push({ bytes, seed })
    }
    return outputs
  },

  'picture-redraw': async (pool, { technique, strength, keepColours, seed = randomSeed(), ...input }, run) =>
    withSeed(seed, await onePhoto(input, run, (photo, options) => pool.run('picture-redraw', { photo, technique, strength, keepColours, seed }, options), paintingStage)),

  'sketch-render': sketchRender,
}
