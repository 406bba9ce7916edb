import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isNotNull } from '../../platform/database/orm.ts'
import { paintedSquare } from '../../engines/fake-engine.ts'
import { anyone, openTestDomains, type TestDomains } from '../testing.ts'
import { works } from '../gallery/works.table.ts'
import { houseAccounts } from './house-accounts.ts'
import { importSamples, samples, type Manifest } from './import-samples.ts'
import { photoSamples } from './photo-samples.ts'

const going = new AbortController().signal
let domains: TestDomains
let folder: string

const bringIn = (signal = going) => importSamples(domains.platform, signal, pathToFileURL(`${folder}/`))
const count = () => domains.platform.db.$count(works, isNotNull(works.sampleSlug))

describe('the samples', () => {
  beforeEach(async () => {
    domains = await openTestDomains()
    folder = await mkdtemp(path.join(tmpdir(), 'samples-'))
    const { bytes } = await paintedSquare()
    await Promise.all(['pictures', 'photos'].map((name) => mkdir(path.join(folder, name))))
    const names = [...samples.map(({ slug }) => slug), ...Object.keys(houseAccounts).map((name) => `avatar-${name}`)]
    for (const name of names) await writeFile(path.join(folder, 'pictures', `${name}.webp`), bytes)
    for (const { photo } of photoSamples) await writeFile(path.join(folder, 'photos', photo), bytes)
    const manifest: Manifest = Object.fromEntries(samples.map(({ slug }) => [slug, { engine: 'studio', seed: 1 }]))
    await writeFile(path.join(folder, 'pictures', 'manifest.json'), JSON.stringify(manifest))
  })
  afterEach(async () => {
    await domains.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('are brought in once, also by two processes at the same time', async () => {
    await Promise.all([bringIn(), bringIn()])
    await bringIn()
    expect(await count()).toBe(samples.length)
  })

  it('go on where a first start was stopped', async () => {
    const stop = new AbortController()
    const { put } = domains.platform.files
    let puts = 0
    domains.platform.files.put = async (...file) => {
      if (++puts === 20) stop.abort()
      return put(...file)
    }
    await expect(bringIn(stop.signal)).rejects.toThrow('aborted')
    const first = await count()
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThan(samples.length)
    await bringIn()
    expect(await count()).toBe(samples.length)
  })

  it('stand on the square as the house\'s, in the caller\'s language, over the last two weeks, and show what the generators do', async () => {
    await bringIn()
    const { works: page } = await domains.handlers.squareList({ sort: 'latest' }, anyone('fr'))
    expect(page.every(({ sample, owner }) => sample && owner.house && owner.avatar)).toBe(true)
    expect(page.map(({ title }) => title)).toContain('Première lueur')
    const now = domains.platform.clock.now().getTime()
    expect(page.every(({ createdAt }) => createdAt < now && createdAt > now - 15 * 86_400_000)).toBe(true)
    const { categories } = await domains.handlers.generatorList({}, anyone())
    const cards = categories.flatMap(({ generators }) => generators)
    expect(cards.find(({ id }) => id === 'text-to-image')!.examples).toHaveLength(6)
    expect(cards.find(({ id }) => id === 'background-change')!.examples.every(({ before }) => before)).toBe(true)
  })
})

it('samples have names of their own, and words in every language', () => {
  expect(new Set(samples.map(({ slug }) => slug)).size).toBe(samples.length)
  for (const { titles } of samples) expect(titles.every((title) => title.length > 0)).toBe(true)
})
