import sharp from 'sharp'
import type { Ratio } from '#contract/generators/fields.ts'
import type { GeneratorInput } from '#contract/generators/generators.ts'
import type { EngineRun, SceneWish } from '../../engine.ts'
import { filmSize } from '../../shared/film-size.ts'
import { filmWords, moveWords } from '../../shared/film-words.ts'
import { plainWords, withStyle, withWords } from '../../shared/prompt.ts'
import type { VideoWish } from '../provider.ts'
import { lengthFor, type VideoModelCard } from './video-model.ts'

/** What is asked of a model for one film. */
export interface FilmPlan {
  model: string
  prompt: string
  wish: VideoWish
  /** PNG of the film's own shape. */
  first?: Uint8Array
  last?: Uint8Array
  /** The provider's setting for the last picture, where it is none of the SDK's frames. */
  lastSetting?: string
}

/** Sides of films divide by this, as most models work in cells of it. */
const CELL = 16

/** A photo's film: the photo is cut to a shape that the model makes. */
export async function planPhoto(card: VideoModelCard, input: GeneratorInput<'img-to-video'>, seed: number, run: Pick<EngineRun, 'readUpload'>): Promise<FilmPlan> {
  const photo = await run.readUpload(input.photo)
  const own = await sharp(photo).metadata()
  const ratio = input.ratio === 'original' ? nearestRatio(card.ratios, own) : input.ratio
  const size = filmSize(ratio, input.resolution, own, CELL)
  const cut = (bytes: Uint8Array) => sharp(bytes).resize(size.width, size.height, { fit: 'cover' }).png({ compressionLevel: 2 }).toBuffer()
  const [first, last] = await Promise.all([cut(photo), input.endPhoto === undefined ? undefined : run.readUpload(input.endPhoto).then(cut)])
  return {
    model: card.photoId ?? card.id,
    prompt: filmWords({ ...input, prompt: plainWords(input.prompt) }),
    wish: { ...wishOf(card, { ratio, resolution: input.resolution, seconds: input.seconds, seed }), size, ...(card.sound === 'asked' && { sound: true }) },
    first,
    ...(last && { last }),
    ...(typeof card.lastFrame === 'string' && { lastSetting: card.lastFrame }),
  }
}

/** A scene out of words; without sound, as music and a voice lie under the whole film. */
export function planScene(card: VideoModelCard, { words, style, camera, ...scene }: SceneWish): FilmPlan {
  const size = filmSize(scene.ratio, scene.resolution, { width: 16, height: 9 }, CELL)
  return {
    model: card.id,
    prompt: withWords(withStyle(plainWords(words), style), moveWords[camera]),
    wish: { ...wishOf(card, scene), size, ...(card.sound === 'asked' && { sound: false }) },
  }
}

function wishOf(card: VideoModelCard, { ratio, resolution, seconds, seed }: Pick<SceneWish, 'ratio' | 'resolution' | 'seconds' | 'seed'>): Omit<VideoWish, 'size'> {
  return { ratio, resolution, seconds: lengthFor(card, seconds), settings: card.settings, ...(card.seed && { seed }) }
}

function nearestRatio(known: readonly Ratio[], { width, height }: { width: number; height: number }): Ratio {
  const off = (ratio: Ratio) => {
    const [across = 1, down = 1] = ratio.split(':').map(Number)
    return Math.abs(Math.log((across * height) / (down * width)))
  }
  return known.reduce((best, ratio) => (off(ratio) < off(best) ? ratio : best))
}
