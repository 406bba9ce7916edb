import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { appConfig, type Locale } from '#config'
import { Description } from '#contract/entities.ts'
import { eq, isNotNull } from '../../platform/database/orm.ts'
import type { Platform } from '../../platform/platform.ts'
import { users } from '../account/users.table.ts'
import { heatOf } from '../gallery/heat.ts'
import { themeOf } from '../gallery/theme-of.ts'
import { storeWorkFiles } from '../gallery/work-files.ts'
import { works } from '../gallery/works.table.ts'
import { storageKey } from '../storage-key.ts'
import { houseAccounts, type HouseAccount } from './house-accounts.ts'
import { photoSamples } from './photo-samples.ts'
import { paintedSamples, type PaintedSample } from './samples.ts'

const HERE = new URL('./', import.meta.url)
/** The samples were published over this time, the first of the list last. */
const SPREAD_MS = 14 * 86_400_000

/** What scripts/make-samples.ts notes of each picture it makes. */
const said = { understood: v.optional(v.array(v.object({ slot: v.string(), value: v.string() }))), notes: v.optional(v.array(v.string())) }
export const Manifest = v.record(v.string(), v.object({ ...v.omit(Description, ['input', 'understood', 'notes']).entries, ...said }))
export type Manifest = v.InferOutput<typeof Manifest>

interface Sample {
  slug: string
  by: HouseAccount
  titles: PaintedSample['titles']
  generator: string
  input: Record<string, unknown>
  photo?: string
}

/** Photo samples among the painted ones, so that the square shows both kinds from the start. */
export const samples: readonly Sample[] = interleave(
  paintedSamples.map(({ prompt, input, ...rest }) => ({ ...rest, generator: 'text-to-image', input: { prompt, ...input } })),
  photoSamples,
)

/** Brings in the shipped samples that are not there yet; stopped halfway, the next start goes on. */
export async function importSamples({ db, files, clock, log }: Platform, signal: AbortSignal, folder: URL = HERE): Promise<void> {
  const manifest = await readManifest(folder)
  if (!manifest) return log.warn('There are no sample pictures: the square starts empty')
  const present = new Set((await db.select({ slug: works.sampleSlug }).from(works).where(isNotNull(works.sampleSlug))).map((row) => row.slug))
  const missing = [...samples.entries()].filter(([, { slug }]) => manifest[slug] && !present.has(slug))
  if (missing.length === 0) return
  const now = clock.now()
  for (const account of Object.keys(houseAccounts) as HouseAccount[]) await ensureAccount(account)
  for (const [place, sample] of missing) {
    signal.throwIfAborted()
    await importOne(sample, manifest[sample.slug]!, new Date(now.getTime() - (SPREAD_MS * (place + 1)) / samples.length))
  }
  log.info({ samples: missing.length }, 'samples imported')

  async function ensureAccount(name: HouseAccount): Promise<void> {
    const { id, nickname } = houseAccounts[name]
    const [found] = await db.select({ id: users.id }).from(users).where(eq(users.id, id))
    if (found) return
    const avatarKey = storageKey('avatars', id, 'webp', now)
    await files.put(avatarKey, await readFile(new URL(`pictures/avatar-${name}.webp`, folder)), 'image/webp')
    const createdAt = new Date(now.getTime() - 2 * SPREAD_MS)
    await db.insert(users).values({ id, nickname, avatarKey, house: true, createdAt }).onConflictDoNothing()
  }

  async function importOne({ slug, by, generator, input, titles, photo }: Sample, made: Manifest[string], at: Date): Promise<void> {
    const id = randomUUID()
    const keys: string[] = []
    const onKey = (key: string) => keys.push(key)
    let beforeKey: string | undefined
    if (photo) {
      beforeKey = storageKey('works', `${id}-before`, 'jpg', now)
      onKey(beforeKey)
      await files.put(beforeKey, await readFile(new URL(`photos/${photo}`, folder)), 'image/jpeg')
    }
    const description = { ...made, input }
    const stored = await storeWorkFiles(await readFile(new URL(`pictures/${slug}.webp`, folder)), { files, workId: id, now, onKey })
    const added = await db
      .insert(works)
      .values({
        ...stored,
        id,
        userId: houseAccounts[by].id,
        generator,
        kind: 'image',
        title: titles[0],
        titles: Object.fromEntries(appConfig.locales.map((locale, i) => [locale, titles[i]])) as Record<Locale, string>,
        beforeKey,
        description,
        theme: themeOf({ generator, description }),
        visibility: 'public',
        heat: heatOf(0, at),
        sampleSlug: slug,
        createdAt: at,
        publishedAt: at,
      })
      .onConflictDoNothing({ target: works.sampleSlug })
      .returning({ id: works.id })
    // Another process that started at the same time was first.
    if (added.length === 0) for (const key of keys) await files.delete(key)
  }
}

async function readManifest(folder: URL): Promise<Manifest | undefined> {
  try {
    return v.parse(Manifest, JSON.parse(await readFile(new URL('pictures/manifest.json', folder), 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** The few spread evenly among the many, one at the front. */
function interleave(many: readonly Sample[], few: readonly Sample[]): Sample[] {
  const step = Math.ceil(many.length / few.length)
  return many.flatMap((sample, i) => (i % step === 1 ? [few[(i - 1) / step]!, sample] : [sample]))
}
