import { readFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Fails when a package that the product ships with has a licence we may not link. Reads the lock file, so that
 * packages for other platforms are checked too; development tools are separate programs and may be anything.
 */
const PERMISSIVE = /^\(?(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|Python-2\.0|PostgreSQL|Zlib)\b/

/** Weaker licences that were looked at, each with the record that says why it is allowed. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  // A build tool's part: nothing of it is in what is built.
  lightningcss: 'docs/decisions/0002-web-stack.md',
  // The SIL Open Font License: fonts may be bundled with any program.
  '@fontsource': 'docs/decisions/0020-lettering.md',
  '@fontsource-variable': 'docs/decisions/0046-invitations.md',
  // MPL 2.0: used unmodified, its sources in the package.
  mediabunny: 'docs/decisions/0056-films.md',
  // The same; FFmpeg's AAC inside is under the LGPL.
  '@mediabunny': 'docs/decisions/0057-reels.md',
  'libheif-js': 'docs/decisions/0010-heic.md',
  '@img/sharp-libvips': 'docs/decisions/0009-pictures.md',
}

interface LockedPackage {
  version?: string
  /** Old packages name those that one may choose among. */
  license?: string | string[]
  dev?: boolean
  link?: boolean
}

const root = path.join(import.meta.dirname, '..')
const lock = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, LockedPackage> }

const refused: string[] = []
let checked = 0
for (const [where, { version, license, dev, link }] of Object.entries(lock.packages)) {
  if (where === '' || dev || link) continue
  checked++
  const name = where.slice(where.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const excepted = Object.keys(EXCEPTIONS).some((known) => name === known || name.startsWith(`${known}-`) || name.startsWith(`${known}/`))
  const named = [license ?? []].flat()
  const permitted = named.flatMap((text) => text.split(/ (?:OR|AND) /)).some((part) => PERMISSIVE.test(part))
  if (!permitted && !excepted) refused.push(`${name}@${version}: ${named.join(' or ') || 'no licence named'}`)
}

if (refused.length > 0) {
  process.stderr.write(`Licences that are not permitted:\n  ${refused.join('\n  ')}\n`)
  process.exit(1)
}
process.stdout.write(`${checked} packages, every licence permitted\n`)
