import type { ReelSpec } from '../film/reel/reel-spec.ts'
import type { MoodName } from '../music/mood.ts'
import { synthesiseMusic } from '../music/synthesise-music.ts'
import type { TaskContext } from '../pool/task-context.ts'
import { montageOf, type MontageWish } from './montage.ts'
import { readPhoto, type MontageClip, type MontagePhoto } from './photo.ts'
import { templates } from './templates.ts'

export interface MontageInput extends Omit<MontageWish, 'photos'> {
  /** Encoded, upright, in the order in which they are seen. */
  photos: readonly { bytes: Uint8Array; field: string; clip?: MontageClip | undefined }[]
  /** The template's own where nothing is said; 'none' is cut on its beat, in silence. */
  mood?: MoodName | 'none'
}

/** Makes the music of a film of photos, and the plan of the film that is cut on it. */
export async function run({ photos: encoded, mood, ...wish }: MontageInput, context: TaskContext): Promise<ReelSpec> {
  const photos: MontagePhoto[] = []
  for (const [i, { bytes, field, clip }] of encoded.entries()) {
    context.checkCancelled()
    photos.push(await readPhoto(bytes, field, clip))
    context.progress((i + 1) / (encoded.length + 2))
  }
  const own = templates[wish.template].mood
  const music = synthesiseMusic(mood === undefined || mood === 'none' ? own : mood, wish.seconds, wish.seed)
  context.checkCancelled()
  const reel = montageOf({ ...wish, photos }, music)
  return mood === 'none' ? reel : { ...reel, sound: music }
}
