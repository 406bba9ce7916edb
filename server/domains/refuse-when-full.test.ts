import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../platform/database/orm.ts'
import { StorageFullError } from '../platform/storage/storage-full.ts'
import { createTestPlatform, type TestPlatform } from '../platform/testing.ts'
import { allRefuseWhenFull, refuseWhenFull } from './refuse-when-full.ts'

describe('an operation that finds no room', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await createTestPlatform()
  })
  afterAll(() => platform.close())

  const failIn = (errcode: string) => () =>
    platform.db.execute(sql.raw(`do $$ begin raise exception 'could not extend file' using errcode = '${errcode}'; end $$`))
  const failWith = (error: Error) => async () => {
    throw error
  }

  it.each([
    ['for a file', failWith(new StorageFullError())],
    ['for a file, by a quota', failWith(Object.assign(new Error('write'), { code: 'EDQUOT' }))],
    ['in the database', failIn('53100')],
  ])('is refused %s', async (_, operation) => {
    await expect(refuseWhenFull(platform.log, operation)()).rejects.toMatchObject({ code: 50000, reason: 'storage-full' })
    await expect(allRefuseWhenFull(platform.log, { operation }).operation()).rejects.toMatchObject({ reason: 'storage-full' })
  })

  it('is told from one that fails otherwise, and one that answers', async () => {
    await expect(refuseWhenFull(platform.log, failIn('P0001'))()).rejects.toMatchObject({ name: 'Error', cause: { code: 'P0001' } })
    await expect(refuseWhenFull(platform.log, async (n: number) => n + 1)(1)).resolves.toBe(2)
  })
})
