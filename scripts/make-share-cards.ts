import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { generatorIds, type GeneratorId } from '#contract/generators/generators.ts'
import { examples } from '#server/domains/sample/examples.ts'
import { drawMark } from '#server/domains/gallery/mark.ts'

// Makes the pictures that chat programs show for links to generators and to the product itself, out of what these show
// in the app: `node scripts/make-share-cards.ts`, after `npm run examples`, `npm run samples` and
// `npm run film-samples`.
const root = path.join(import.meta.dirname, '..')
const target = path.join(root, 'public/share')
const WIDTH = 1200
const HEIGHT = 630
const GAP = 4
const GROUND = '#0E0E0E'

const sample = (name: string) => path.join(root, 'server/domains/sample/pictures', `${name}.webp`)
const ownPhoto = (name: string) => path.join(root, 'server/domains/sample/photos', `${name}.jpg`)
const samplePhoto = (name: string) => path.join(root, 'public/samples/photos', `${name}.webp`)

/** Generators that show works of the square. */
const ofSamples: Partial<Record<GeneratorId, readonly string[]>> = {
  'text-to-image': ['aurora-peak', 'orange-cat', 'rain-street'].map(sample),
  cutout: [ownPhoto('astronaut'), sample('cutout-astronaut')],
  'img-to-video': ['lake', 'astronaut', 'rocket'].map(samplePhoto),
  'text-to-video': ['aurora-peak', 'rain-street', 'orange-cat'].map(sample),
  'custom-video': ['split', 'polaroid', 'festival'].map((template) => path.join(root, 'public/templates', `${template}-still.webp`)),
  'background-change': [ownPhoto('astronaut'), sample('backdrop-astronaut-galaxy')],
}

/** What they make is told best by one picture: the photo that is read, the picture that has grown. */
const alone: readonly GeneratorId[] = ['image-to-text', 'extend']

/** From left to right: a photo and what became of it, else up to three of what is made from nothing. */
function picturesOf(id: GeneratorId): readonly string[] {
  const works = ofSamples[id]
  if (works) return works
  const shown = examples[id] ?? []
  const made = shown.map((_, place) => path.join(root, 'public/examples', id, `${place}.webp`))
  if (alone.includes(id)) return made.slice(0, 1)
  const photo = shown[0]?.photos.photo
  return photo ? [samplePhoto(photo), made[0]!] : made.slice(0, 3)
}

/** Side by side, so that the square that some programs cut out of the middle shows something of each. */
async function panels(pictures: readonly string[]) {
  const width = Math.floor((WIDTH - GAP * (pictures.length - 1)) / pictures.length)
  return Promise.all(
    pictures.map(async (file, place) => {
      const picture = sharp(file).flatten({ background: '#26262a' })
      const { width: wide, height: high } = await picture.metadata()
      // Cut shorter, a tall picture keeps its head.
      const position = high > wide ? 'top' : 'centre'
      return { input: await picture.resize(width, HEIGHT, { position }).png().toBuffer(), left: place * (width + GAP), top: 0 }
    }),
  )
}

async function make(name: string, pictures: readonly string[], over: OverlayOptions[]): Promise<void> {
  const card = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: GROUND } })
  const file = await card
    .composite([...(await panels(pictures)), ...over])
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer()
  await writeFile(path.join(target, `${name}.jpg`), file)
  process.stdout.write(`${name}: ${Math.round(file.length / 1024)} kB\n`)
}

await mkdir(target, { recursive: true })
const small = drawMark({ text: 'Inkling', height: 24, opacity: 0.95 })
const corner = { input: small.svg, left: 36, top: HEIGHT - small.height - 24 }
for (const id of generatorIds) await make(id, picturesOf(id), [corner])
const example = (id: GeneratorId) => path.join(root, 'public/examples', id, '0.webp')
await make('photo-studio', [samplePhoto('astronaut'), ...(['human', 'cherry-blossom', 'qipao'] as const).map(example)], [corner])

const large = drawMark({ text: 'Inkling', height: 96, opacity: 1 })
const veil = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${GROUND}" opacity=".38"/></svg>`)
await make('inkling', ['aurora-peak', 'orange-cat', 'spring-ink', 'rain-street'].map(sample), [
  { input: veil, left: 0, top: 0 },
  { input: large.svg, left: Math.round((WIDTH - large.width) / 2), top: Math.round((HEIGHT - large.height) / 2) },
])
