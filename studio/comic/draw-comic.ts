import type { RasterImage } from '../pixels/linear-image.ts'
import type { TaskContext } from '../pool/task-context.ts'
import { toRaster } from '../style/display-image.ts'
import type { ComicOptions } from './comic-look.ts'
import { comicLooks, type ComicLookName } from './looks.ts'
import { drawingSize, portraitOf, previewDrawing, type Portrait } from './portrait.ts'
import { glimpse, lookCloser, outlinePeople, type Manner } from './sight.ts'

/** What a person should know of the drawing. */
type ComicNote = 'no-face' | 'features-kept' | 'background-kept'

export interface Comic {
  picture: RasterImage
  notes: ComicNote[]
}

/** Share of the time that finding the person and the faces takes. */
const READ_SHARE = 0.25

/** A photo as a comic. Features are drawn where all faces that count show theirs; where people cannot be told from their ground it stays. */
export async function drawComic(
  photo: RasterImage,
  look: ComicLookName,
  options: ComicOptions & Manner,
  context: TaskContext,
): Promise<Comic> {
  const size = drawingSize(photo)
  const checkCancelled = () => context.checkCancelled()
  const sketch = (draft: Portrait) => toRaster(comicLooks[look](draft, options, { checkCancelled, progress() {} }))
  const first = await glimpse(photo, context)
  await previewDrawing(first, size, context, sketch)
  const sight = await lookCloser(await outlinePeople(first, context), options, context)
  await previewDrawing(sight, size, context, sketch)
  const portrait = await portraitOf(sight, size, context)
  context.progress(READ_SHARE)
  const picture = comicLooks[look](portrait, options, {
    checkCancelled,
    progress: (at) => context.progress(READ_SHARE + (1 - READ_SHARE) * at),
  })
  const notes: ComicNote[] = []
  if (portrait.faces.length + portrait.painted.length === 0) notes.push('no-face')
  else if (!portrait.hasPerson && options.background !== 'simplify') notes.push('background-kept')
  if (options.features === 'drawn' && portrait.painted.length > 0) notes.push('features-kept')
  return { picture: toRaster(picture), notes }
}
