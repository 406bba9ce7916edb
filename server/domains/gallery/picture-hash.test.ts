import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq } from '../../platform/database/orm.ts'
import { paintedSquare } from '../../engines/fake-engine.ts'
import { openTestDomains, type TestDomains } from '../testing.ts'
import { looksLike, pictureHash, UNREADABLE } from './picture-hash.ts'
import { works } from './works.table.ts'

const picture = (name: string) => readFile(new URL(`../sample/pictures/${name}.webp`, import.meta.url))

let domains: TestDomains
beforeAll(async () => {
  domains = await openTestDomains()
})
afterAll(() => domains.close())

it('tells a picture from another, and knows it smaller, brighter and cut', async () => {
  const [one, other] = [await picture('orange-cat'), await picture('aurora-peak')]
  const hash = await pictureHash(one)
  expect(looksLike(hash, await pictureHash(other))).toBe(false)
  const { width, height } = await sharp(one).metadata()
  const cut = { left: Math.round(width * 0.02), top: Math.round(height * 0.02), width: Math.round(width * 0.96), height: Math.round(height * 0.96) }
  for (const same of [sharp(one).resize(200).jpeg({ quality: 40 }), sharp(one).modulate({ brightness: 1.2 }), sharp(one).extract(cut)]) {
    expect(looksLike(hash, await pictureHash(await same.toBuffer()))).toBe(true)
  }
  expect(looksLike(UNREADABLE, UNREADABLE)).toBe(false)
})

it('is told of works as they are made, and of older ones at a clean-up; of none whose picture is lost twice', async () => {
  const { db, files } = domains.platform
  const person = await domains.person()
  await domains.work()
  const bytes = new Uint8Array(await sharp(await picture('orange-cat')).resize(96, 96).png().toBuffer())
  domains.engine.behave(async () => [{ ...(await paintedSquare()), bytes }])
  const { works: [made] } = await domains.create(person)
  const [row] = await db.select().from(works).where(eq(works.id, made!.id))
  expect(row).toMatchObject({ pictureHash: expect.any(BigInt), theme: 'landscape' })

  await db.update(works).set({ pictureHash: null, theme: null }).where(eq(works.id, row!.id))
  const { id: _, ...columns } = row!
  const [lost] = await db.insert(works).values({ ...columns, taskId: null, pictureHash: null, thumbnailKey: 'works/2026/01/none.webp' }).returning()
  await domains.jobHandlers['purge-bin']({}, { id: 'job', signal: new AbortController().signal, attempt: 1 })
  const find = async (id: string) => (await db.select().from(works).where(eq(works.id, id)))[0]!
  expect(looksLike((await find(row!.id)).pictureHash!, await pictureHash(await files.get(row!.thumbnailKey)))).toBe(true)
  expect((await find(row!.id)).theme).toBe('landscape')
  expect((await find(lost!.id)).pictureHash).toBe(UNREADABLE)
})
