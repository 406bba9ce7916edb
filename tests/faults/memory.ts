import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import { transfers } from '#contract/transfers.ts'
import { waitUntil } from '#server/platform/testing/wait-until.ts'
import { startApp, type App, type DataFolder } from '../e2e/support/app.ts'
import { registerPerson, type Client } from '../e2e/support/client.ts'
import { descendantsOf } from '../e2e/support/processes.ts'
import { FAULT_TIMEOUT_MS } from './support.ts'

const MEGABYTE = 2 ** 20
/** What the largest picture takes, the processes themselves, and as much again for what a busy machine gives back late. */
const MOST_FOR_PICTURES = 2500 * MEGABYTE
/** Four of the decoders, one that is started and one that ends. */
const MOST_DECODERS = 6
const photoOf = (name: string) => readFile(path.join(import.meta.dirname, '../fixtures/photos', name))

const Answer = v.object({ code: v.number(), data: v.object({ reason: v.optional(v.string()) }) })

export const memory = (newData: () => Promise<DataFolder>) =>
  // What processes take is read where Linux tells it.
  describe.skipIf(process.platform !== 'linux')('an installation that is sent more pictures than it has memory for', () => {
    let data: DataFolder
    let app: App
    let people: Client[]
    beforeAll(async () => {
      data = await newData()
      app = await startApp({ DATA_DIR: data.path, WORKERS: '0' })
      people = await Promise.all(Array.from({ length: 8 }, () => registerPerson(app.url)))
    }, FAULT_TIMEOUT_MS)
    afterAll(async () => {
      await app?.kill()
      await data.remove()
    })

    /** What became of a picture: 'kept', or why not. */
    async function send(photo: Uint8Array, { token = '' }: Client): Promise<string> {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(photo)]), 'photo')
      const address = app.url + appConfig.apiPath + transfers.upload
      const response = await fetch(address, { method: 'POST', body: form, headers: { Token: token } })
      const { code, data: answer } = v.parse(Answer, await response.json())
      return code === codes.success ? 'kept' : (answer.reason ?? String(code))
    }
    const sendAll = (photo: Uint8Array, count: number) =>
      Promise.all(Array.from({ length: count }, (_, i) => send(photo, people[i % people.length]!)))
    const decoders = () => descendantsOf(app.pid).filter((pid) => commandOf(pid).includes('decoder-program'))

    it('decodes them a few at a time, answers others meanwhile, and calls none of them broken', async () => {
      const before = memoryOf(app.pid)
      const most = { decoders: 0, memory: 0 }
      const [huge, small] = [await photoOf('50-megapixels.avif'), await photoOf('cat.heic')]
      const sent = Promise.all([sendAll(huge, 5), sendAll(small, 24)])
      const done = new AbortController()
      void sent.finally(() => done.abort())
      while (!done.signal.aborted) {
        most.decoders = Math.max(most.decoders, decoders().length)
        most.memory = Math.max(most.memory, memoryOf(app.pid) - before)
        await people[0]!.call('optionList', {})
        // Asked more often, the API takes it for a flood.
        await delay(100)
      }
      const [ofHuge, ofSmall] = await sent
      expect(new Set([...ofHuge, ...ofSmall]).difference(new Set(['kept', 'decoder-busy']))).toEqual(new Set())
      expect(ofHuge).toContain('kept')
      expect(ofSmall).toContain('kept')
      expect(most.decoders).toBeLessThanOrEqual(MOST_DECODERS)
      expect(most.memory).toBeLessThan(MOST_FOR_PICTURES)
    }, FAULT_TIMEOUT_MS)

    it('refuses what one person sends beyond their share', async () => {
      const small = await photoOf('cat.heic')
      const results = await Promise.all(Array.from({ length: 12 }, () => send(small, people[0]!)))
      expect(results.filter((result) => result === 'kept').length).toBeGreaterThanOrEqual(appConfig.uploads.limits.atOnce)
      expect(results).toContain('uploads-at-once')
    }, FAULT_TIMEOUT_MS)

    it('survives the death of what decodes, and keeps the picture', async () => {
      const sent = send(await photoOf('50-megapixels.avif'), people[1]!)
      const victim = await waitUntil(() => decoders().find((pid) => memoryOf(pid) > 300 * MEGABYTE), FAULT_TIMEOUT_MS)
      process.kill(victim, 'SIGKILL')
      expect(await sent).toBe('kept')
    }, FAULT_TIMEOUT_MS)
  })

const commandOf = (pid: number): string => readOf(pid, 'cmdline')

/** Resident bytes of a process and all it started, without what they share: the database counts its buffers in each. */
function memoryOf(root: number): number {
  const anonymous = (pid: number) => Number(/^RssAnon:\s+(\d+) kB/m.exec(readOf(pid, 'status'))?.[1] ?? 0) * 1024
  return [root, ...descendantsOf(root)].reduce((sum, pid) => sum + anonymous(pid), 0)
}

function readOf(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    // Gone.
    return ''
  }
}
