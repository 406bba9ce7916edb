import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { sketches } from './photo-samples/sketches.ts'

// Makes the photos that a generator can be tried with (public/samples/photos), from the free photos beside the tests,
// from the house's own paintings, and the sketches from our own drawings; and a thumbnail of every photo there, of
// those too that came as they are: `node scripts/make-photo-samples.ts`.
const root = path.join(import.meta.dirname, '..')
const folder = path.join(root, 'public/samples/photos')
const LONG_SIDE = 960
const THUMBNAIL_SIDE = 144

const photo = (file: string) => sharp(path.join(root, 'tests/fixtures/photos', file)).autoOrient()
const painting = (file: string) => sharp(path.join(root, 'server/domains/sample/pictures', file))

/** Faded, yellowed, grained and scratched, as an old print. */
async function aged(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.resize(640, 640, { fit: 'inside' }).greyscale().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const lines = Array.from({ length: 14 }, (_, index) => {
    const x = (index * 97 + 31) % width
    const y = (index * 61 + 17) % height
    const bend = `q${(index % 5) - 2} ${30 + index * 6} ${(index % 7) - 3} ${60 + index * 11}`
    const look = `stroke="#fff" stroke-opacity="${0.35 + (index % 4) * 0.12}" stroke-width="${0.8 + (index % 3) * 0.5}" fill="none"`
    return `<path d="M${x} ${y} ${bend}" ${look}/>`
  })
  const wear = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <filter id="grain"><feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves="2" seed="4"/>
    <feColorMatrix values="0 0 0 0 0.5 0 0 0 0 0.45 0 0 0 0 0.35 0 0 0 -1.2 0.72"/></filter>
    <rect width="100%" height="100%" filter="url(#grain)" opacity="0.35"/>${lines.join('')}
    <path d="M0 ${height * 0.62} L${width} ${height * 0.58}" stroke="#f3ead6" stroke-width="1.6" stroke-opacity="0.75"/></svg>`
  const worn = await sharp(data).composite([{ input: Buffer.from(wear) }]).linear(0.62, 62).tint({ r: 196, g: 172, b: 132 }).blur(0.7).toBuffer()
  return sharp(worn)
}

const sources: Record<string, () => Sharp | Promise<Sharp>> = {
  astronaut: () => photo('astronaut.png'),
  cat: () => photo('chelsea.png'),
  coffee: () => photo('coffee.png'),
  rocket: () => photo('rocket.jpg'),
  'old-photo': () => aged(photo('astronaut.png')),
  lake: () => painting('autumn-lake.webp'),
  ...Object.fromEntries(Object.entries(sketches).map(([name, svg]) => [name, () => sharp(Buffer.from(svg), { density: 96 })])),
}

await mkdir(path.join(folder, 'thumbnails'), { recursive: true })
for (const [name, open] of Object.entries(sources)) {
  const picture = await (await open()).toBuffer()
  await sharp(picture)
    .resize(LONG_SIDE, LONG_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 86 })
    .toFile(path.join(folder, `${name}.webp`))
  process.stdout.write(`${name}\n`)
}
for (const file of (await readdir(folder)).filter((name) => name.endsWith('.webp')))
  await sharp(path.join(folder, file))
    .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { position: 'attention' })
    .webp({ quality: 78 })
    .toFile(path.join(folder, 'thumbnails', file))
