import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSettableClock } from '../clock.ts'
import { createFileStore } from './create-file-store.ts'
import type { FileStore } from './file-store.ts'
import type { Revocations } from './revocations.ts'

const KEY = 'works/2026/01/0b0e7a52.png'
const bytes = new TextEncoder().encode('a picture')

describe('files on the disk', () => {
  const clock = createSettableClock('2026-01-15T08:00:00Z')
  let dataDir = ''
  let files: FileStore
  const generations = new Map<string, string>()
  const none = async () => {}
  const revocations: Revocations = {
    onRevoked: () => {},
    generationOf: (key) => generations.get(key),
    isRevoked: (key, generation) => generations.has(key) && generations.get(key) !== generation,
    revoke: none,
    refresh: none,
    forget: none,
  }
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'inkling-storage-'))
    const settings = { getOrCreate: async () => 'secret' }
    files = await createFileStore({ config: { dataDir, storage: { kind: 'disk' } }, settings, clock, revocations })
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  const filesBelow = async () => (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const partsOf = (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://x')
    return [pathname.slice('/api/file/'.length), searchParams.get('e') ?? '', searchParams.get('s') ?? ''] as const
  }

  it('are kept, read in part, and removed', async () => {
    await files.put(KEY, bytes, 'image/png')
    expect(await files.get(KEY)).toEqual(bytes)
    const file = await files.open(KEY)
    expect(file?.size).toBe(9)
    expect(await new Response(await file?.stream(2, 4)).text()).toBe('pic')
    await files.delete(KEY)
    expect(await files.exists(KEY)).toBe(false)
    expect(await files.open(KEY)).toBeUndefined()
  })

  it('are listed by area, with when they were written', async () => {
    for (const key of [KEY, 'works/2025/12/b.png', 'uploads/2026/01/c.png']) await files.put(key, bytes, 'image/png')
    const listed = await Array.fromAsync(files.list('works'))
    expect(listed.map(({ key }) => key).toSorted()).toEqual(['works/2025/12/b.png', KEY])
    expect(Date.now() - (await listed[0]!.writtenAt()).getTime()).toBeLessThan(60_000)
    expect(await Array.fromAsync(files.list('avatars'))).toEqual([])
  })

  it('are whole or absent: a write that fails leaves nothing', async () => {
    // A file stands where the folder would have to be.
    await writeFile(path.join(dataDir, 'files/works'), '')
    await expect(files.put(KEY, bytes, 'image/png')).rejects.toThrow('ENOTDIR')
    expect((await filesBelow()).map((entry) => entry.name)).toEqual(['works'])
  })

  it.each(['../secret.png', 'works/../../a.png', '/etc/passwd.txt', 'works//a.png', 'works/.a.png', 'works\\a.png', 'works/a', ''])(
    'have no key %j',
    async (key) => {
      await expect(Promise.resolve().then(() => files.put(key, bytes, 'image/png'))).rejects.toThrow('Not a key')
      expect(files.verify(key, '9999999999', 'x')).toBe(false)
    },
  )

  it('have addresses that are the same all day and good for at least as long as asked', () => {
    const first = files.signedUrl(KEY, 3600)
    clock.set('2026-01-15T21:00:00Z')
    expect(files.signedUrl(KEY, 3600)).toBe(first)
    expect(files.verify(...partsOf(first))).toBe(true)
    clock.set('2026-01-15T23:30:00Z')
    const late = partsOf(files.signedUrl(KEY, 3600))
    clock.set('2026-01-16T00:29:00Z')
    expect(files.verify(...late)).toBe(true)
    expect(files.verify(...partsOf(first))).toBe(false)
  })

  it('have other addresses once those they had are revoked', () => {
    const before = partsOf(files.signedUrl(KEY))
    generations.set(KEY, 'a1')
    const after = partsOf(files.signedUrl(KEY))
    expect([files.verify(...before), files.verify(...after)]).toEqual([false, true])
    expect(files.verify(KEY, after[1], after[2].replace('a1.', ''))).toBe(false)
    generations.set(KEY, 'a2')
    const again = partsOf(files.signedUrl(KEY))
    expect([files.verify(...before), files.verify(...after), files.verify(...again)]).toEqual([false, false, true])
    generations.delete(KEY)
    expect(files.verify(...again)).toBe(true)
  })

  it('refuse addresses that were tampered with', () => {
    const [key, expires, signature] = partsOf(files.signedUrl(KEY))
    expect(files.verify(key, expires, signature)).toBe(true)
    expect(files.verify('works/2026/01/another.png', expires, signature)).toBe(false)
    expect(files.verify(key, String(Number(expires) + 86_400), signature)).toBe(false)
    expect(files.verify(key, expires, signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')))).toBe(false)
    expect(files.verify(key, expires, '')).toBe(false)
  })
})
