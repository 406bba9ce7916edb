import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { imageStyles } from '#contract/generators/fields.ts'
import { paintScene } from '#studio/paint/paint-scene.ts'
import { parsePrompt } from '#studio/scene/parse-prompt.ts'

/** Paints the examples of the style picker into public/styles: the same scene in each style. */
const folder = path.join(import.meta.dirname, '../public/styles')
const PROMPT = 'a fox in an autumn forest, soft light'
const SEED = 11
const PAINTED_SIDE = 900
/** The part around the fox: at the picker's size a style shows in a face, not in a landscape. */
const DETAIL = { left: 90, top: 430, width: 420, height: 420 }
const SHOWN_SIDE = 228

await mkdir(folder, { recursive: true })
for (const style of imageStyles) {
  const { spec } = parsePrompt(PROMPT, { style, seed: SEED })
  const { image } = await paintScene(spec, PAINTED_SIDE, PAINTED_SIDE, { progress: () => {}, checkCancelled: () => {} })
  await sharp(image.data, { raw: { width: image.width, height: image.height, channels: image.channels } })
    .extract(DETAIL)
    .resize(SHOWN_SIDE)
    .webp({ quality: 82 })
    .toFile(path.join(folder, `${style}.webp`))
  process.stdout.write(`${style}\n`)
}
