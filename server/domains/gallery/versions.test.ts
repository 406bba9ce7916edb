import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportFormats, labelPlaces } from '#contract/endpoints/gallery-choices.ts'
import type { UserCall } from '../../call.ts'
import { openTestDomains, refusal, type TestDomains } from '../testing.ts'
import { storeWorkFiles } from './work-files.ts'
import { works } from './works.table.ts'

let domains: TestDomains
let owner: UserCall
let stranger: UserCall

beforeAll(async () => {
  domains = await openTestDomains()
  owner = await domains.person()
  stranger = await domains.person()
})
afterAll(() => domains.close())

interface Made {
  parentId?: string
  by?: UserCall
  transparent?: boolean
  generator?: string
  input?: Record<string, unknown>
}

async function work({ parentId, by = owner, transparent = false, generator = 'erasure', input = {} }: Made = {}): Promise<string> {
  const { clock, files, db } = domains.platform
  const id = randomUUID()
  clock.advance(1000)
  const background = { r: 60, g: 60, b: 60, alpha: transparent ? 0.5 : 1 }
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 4, background } }).png().toBuffer()
  const stored = await storeWorkFiles(bytes, { files, workId: id, now: clock.now(), onKey: () => {} })
  const about = { generator, kind: 'image' as const, description: { input, engine: 'fake' }, createdAt: clock.now() }
  await db.insert(works).values({ ...stored, ...about, id, userId: by.identity.userId, parentId })
  return id
}

/** How many pixels of a corner differ from the flat picture: the label's letters. */
async function inkAt(bytes: Uint8Array, corner: 'top-left' | 'bottom-right'): Promise<number> {
  const { width, height } = await sharp(bytes).metadata()
  const part = { left: corner === 'top-left' ? 0 : width - 120, top: corner === 'top-left' ? 0 : height - 30, width: 120, height: 30 }
  const { data, info } = await sharp(bytes).flatten().extract(part).raw().toBuffer({ resolveWithObject: true })
  return data.filter((value, i) => i % info.channels === 0 && value > 120).length
}

describe('the versions of a work', () => {
  it('are those it grew from and all that grew from the same first one', async () => {
    const first = await work()
    const second = await work({ parentId: first })
    const third = await work({ parentId: second })
    const branch = await work({ parentId: first })
    await work()
    const remix = await work({ parentId: first, by: stranger })
    for (const id of [first, third, branch]) {
      const { works: family } = await domains.handlers.workFamily({ id }, owner)
      expect(family.map((version) => version.id)).toEqual([first, second, third, branch])
    }
    expect((await domains.handlers.workFamily({ id: remix }, stranger)).works.map(({ id }) => id)).toEqual([remix])
    expect(await refusal(domains.handlers.workFamily({ id: first }, stranger))).toMatchObject({ reason: 'work-not-found' })
  })
})

describe('a download', () => {
  const download = async (id: string, format: (typeof exportFormats)[number], place: (typeof labelPlaces)[number]) => {
    const { url } = await domains.handlers.workExport({ id, format, place }, owner)
    const render = await domains.findExport(new URL(url, 'http://local').pathname.split('/file/')[1]!)
    return render!()
  }

  it.each(exportFormats)('comes as %s with the label in the metadata', async (format) => {
    const about = await sharp(await download(await work(), format, 'bottom-right')).metadata()
    expect(about).toMatchObject({ format: format === 'jpg' ? 'jpeg' : format, width: 400, height: 300 })
    expect(about.xmpAsString).toContain('AIGC')
  })

  it('has the visible label in the place chosen, and nowhere else', async () => {
    const id = await work()
    const corner = await download(id, 'png', 'top-left')
    expect(await inkAt(corner, 'top-left')).toBeGreaterThan(20)
    expect(await inkAt(corner, 'bottom-right')).toBe(0)
    expect(await inkAt(await download(id, 'png', 'bottom-right'), 'bottom-right')).toBeGreaterThan(20)
  })

  it('of a cutout stays transparent unless the format cannot', async () => {
    const id = await work({ transparent: true })
    expect((await sharp(await download(id, 'png', 'bottom')).metadata()).hasAlpha).toBe(true)
    expect(await inkAt(await download(id, 'jpg', 'top-left'), 'top-left')).toBeGreaterThan(0)
  })

  it('is for the owner', async () => {
    const request = { id: await work(), format: 'png', place: 'bottom' } as const
    expect(await refusal(domains.handlers.workExport(request, stranger))).toMatchObject({ reason: 'work-not-found' })
    expect(await domains.findExport('uploads/2026/01/x.png')).toBeUndefined()
  })
})

describe('a work as a photo', () => {
  it('has no visible label and belongs to the person', async () => {
    const id = await work()
    const photo = await domains.handlers.workPhoto({ id }, owner)
    expect(photo).toMatchObject({ width: 400, height: 300 })
    const key = new URL(photo.url, 'http://local').pathname.split('/file/')[1]!
    expect(await inkAt(await domains.platform.files.get(key), 'bottom-right')).toBe(0)
    expect(await refusal(domains.handlers.workPhoto({ id }, stranger))).toMatchObject({ reason: 'work-not-found' })
  })
})

describe('the photos of a work', () => {
  const photo = async (by: UserCall) => {
    const bytes = await sharp({ create: { width: 90, height: 80, channels: 3, background: '#37a' } }).png().toBuffer()
    return domains.upload(Readable.from([bytes]), by)
  }

  it('are all that it was made from, as they were sent', async () => {
    const [target, face] = [await photo(owner), await photo(owner)]
    const id = await work({ generator: 'face-swap', input: { photo: target.id, face: face.id } })
    const { uploads } = await domains.handlers.workUploads({ id }, owner)
    expect(uploads.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual([target, face].toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    expect(await refusal(domains.handlers.workUploads({ id }, stranger))).toMatchObject({ reason: 'work-not-found' })
  })

  it("include a picture taken as the background; what is gone or another person's is left out", async () => {
    const [mine, theirs] = [await photo(owner), await photo(stranger)]
    const id = await work({ generator: 'background-change', input: { photo: theirs.id, backdrop: { kind: 'picture', picture: mine.id } } })
    expect(await domains.handlers.workUploads({ id }, owner)).toEqual({ uploads: [mine] })
    expect(await domains.handlers.workUploads({ id: await work() }, owner)).toEqual({ uploads: [] })
  })
})
