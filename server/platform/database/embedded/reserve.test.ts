import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { silentLog } from '../../log.ts'
import { room } from '../../storage/disk-room.ts'
import { createReserve } from './reserve.ts'

let home = ''
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'inkling-reserve-'))
})
afterAll(() => rm(home, { recursive: true }))

it('is set aside in plenty, kept in need, and given up on a full disk until there is plenty again', async () => {
  let left: number = room.plenty - 1
  const reserve = createReserve(home, silentLog, async () => left)
  const bytesAt = async (now: number) => {
    left = now
    await reserve.tend()
    return (await stat(path.join(home, 'reserve')).catch(() => undefined))?.size
  }
  expect(await bytesAt(room.plenty - 1)).toBeUndefined()
  expect(await bytesAt(room.plenty + 1)).toBe(room.reserve)
  expect(await bytesAt(room.database + 1)).toBe(room.reserve)
  expect(await bytesAt(0)).toBeUndefined()
  expect(await bytesAt(room.plenty - 1)).toBeUndefined()
  expect(await bytesAt(room.plenty + 1)).toBe(room.reserve)
})
