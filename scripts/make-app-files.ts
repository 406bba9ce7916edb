import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { appConfig } from '#config'
import { appManifest } from './app-manifest.ts'

// Makes what a device shows of the installed app, out of the icon and the words: `npm run app-files`.
const target = path.join(import.meta.dirname, '../public/app')
await mkdir(target, { recursive: true })

const icon = await readFile(path.join(import.meta.dirname, '../public/icon.svg'), 'utf8')
/** Devices cut their own corners: the ground reaches the edges, and the mark stays within the inner four fifths. */
const square = icon.replace(/ rx="\d+"/, '')
const maskable = square.replace('viewBox="0 0 32 32"', 'viewBox="-3 -3 38 38"').replace('<rect', '<rect x="-3" y="-3"').replace('width="32" height="32"', 'width="38" height="38"')

const icons = { 'icon-192': [icon, 192], 'icon-512': [icon, 512], 'maskable-512': [maskable, 512], 'touch-180': [square, 180] } as const
for (const [name, [svg, size]] of Object.entries(icons)) {
  await sharp(Buffer.from(svg), { density: 1200 }).resize(size, size).png({ palette: true }).toFile(path.join(target, `${name}.png`))
}
for (const locale of appConfig.locales) await writeFile(path.join(target, `${locale}.webmanifest`), appManifest(locale))
