import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockDataDirectory } from './data-lock.ts'
import { StartError } from './start-error.ts'
import { runChild } from './testing/run-child.ts'

describe('the lock of a data folder', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'inkling-lock-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('is had by one at a time, and says who has it', async () => {
    const lock = await lockDataDirectory(folder)
    const second = lockDataDirectory(folder)
    await expect(second).rejects.toThrow(StartError)
    await expect(second).rejects.toThrow(`process ${process.pid}`)
    lock.release()
    ;(await lockDataDirectory(folder)).release()
  })

  it('goes with a process that is killed', async () => {
    const child = await runChild(`
      const { lockDataDirectory } = await import(${JSON.stringify(path.join(import.meta.dirname, 'data-lock.ts'))})
      globalThis.lock = await lockDataDirectory(${JSON.stringify(folder)})
      console.log('locked')
      setInterval(() => {}, 1000)
    `)
    await expect(lockDataDirectory(folder)).rejects.toThrow(`process ${child.process.pid}`)
    await child.kill()
    ;(await lockDataDirectory(folder)).release()
  })
})
