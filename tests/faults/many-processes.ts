import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appConfig } from '#config'
import { transfers } from '#contract/transfers.ts'
import type { EmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts'
import { startApp, type App, type DataFolder } from '../e2e/support/app.ts'
import { isUnderWay, registerPerson, type Client } from '../e2e/support/client.ts'
import { runProgram, type Program } from '../e2e/support/program.ts'
import { DATABASE, startPostgresOf } from '../e2e/support/settled-data.ts'
import { openCloud } from './cloud.ts'
import { clientAt, FAULT_TIMEOUT_MS, longTask, readBooks } from './support.ts'

export const manyProcesses = (newData: () => Promise<DataFolder>) =>
  describe('a web server, workers and another web server in front, on one PostgreSQL', () => {
    let data: DataFolder
    let postgres: EmbeddedPostgres
    let settings: Record<string, string>
    let web: App
    let front: App
    let person: Client
    const workers: Program[] = []

    const startWorker = () => {
      const worker = runProgram('server/worker.ts', { ...settings, WORKERS: '1', WARM_UP: 'off' })
      workers.push(worker)
      return worker
    }
    beforeAll(async () => {
      data = await newData()
      postgres = await startPostgresOf(data.path)
      settings = { DATA_DIR: data.path, DATABASE_URL: postgres.url(DATABASE) }
      web = await startApp({ ...settings, WORKERS: '0' })
      front = await startApp({ DATA_DIR: data.path, API_BASE: web.url + appConfig.apiPath })
      person = await registerPerson(front.url)
    }, FAULT_TIMEOUT_MS)
    afterAll(async () => {
      for (const program of [...workers, front, web]) await program?.kill()
      await postgres?.stop()
      await data.remove()
    }, FAULT_TIMEOUT_MS)

    it('finishes with another worker what a killed one had begun', async () => {
      const first = startWorker()
      const { id } = await person.create('text-to-image', longTask)
      await person.follow(id, isUnderWay)
      startWorker()
      await first.kill()
      const task = await person.follow(id)
      expect(task).toMatchObject({ state: 'succeeded' })
      expect(task.works).toHaveLength(longTask.count)
      expect(await readBooks(postgres.url(DATABASE))).toEqual([{ points: 9, booked: 9 }])
    }, FAULT_TIMEOUT_MS)

    it('gives the same answers and pages through the one in front', async () => {
      const calls = async (client: Client) => ({
        user: await client.call('userInfo', {}),
        works: (await client.call('workList', {})).works.map(({ id }) => id),
        generators: (await client.call('generatorList', {})).categories.map(({ generators }) => generators.map(({ id }) => id)),
      })
      expect(await calls(person)).toEqual(await calls(clientAt(web.url, person)))

      const pageOf = async (url: string, address: string) => {
        const response = await fetch(url + address, { headers: { Cookie: `${appConfig.session.tokenKey}=${person.token}` } })
        return { status: response.status, words: wordsOf(await response.text()) }
      }
      for (const address of ['/', '/square/account/user', '/functionList/draw/textDraw', '/nowhere']) {
        expect(await pageOf(front.url, address), address).toEqual(await pageOf(web.url, address))
      }
    }, FAULT_TIMEOUT_MS)

    it('passes uploads, events and files through', async () => {
      const gone = new AbortController()
      const events = await fetch(front.url + appConfig.apiPath + transfers.taskEvents, { headers: { Token: person.token! }, signal: gone.signal })
      const photo = await person.upload(await readFile(path.join(import.meta.dirname, '../fixtures/photos/chelsea.png')))
      const { id } = await person.create('cutout', { photo: photo.id })
      await readUntil(events, (text) => text.includes(id) && text.includes('"state":"succeeded"'))
      gone.abort()

      const [work] = (await person.follow(id)).works
      const file = await fetch(new URL(work!.files.preview, front.url))
      expect(file.headers.get('content-type')).toBe('image/webp')
      expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(1000)
    }, FAULT_TIMEOUT_MS)

    it('passes the cloud storage through, signatures and files', async () => {
      const call = await openCloud(front.url)
      const bytes = await readFile(path.join(import.meta.dirname, '../fixtures/photos/chelsea.png'))
      const { fileId, address } = await call('fileUpload', { cloudPath: '猫/chelsea.png', size: bytes.byteLength, contentType: 'image/png' })
      await fetch(new URL(address, front.url), { method: 'PUT', body: new Uint8Array(bytes), headers: { 'Content-Type': 'image/png' } })
      const { fileList } = await call('fileInfo', { fileList: [fileId] })
      expect(fileList).toMatchObject([{ fileId, cloudPath: '猫/chelsea.png', contentType: 'image/jpeg' }])
      const kept = await fetch(new URL(fileList[0]!.address, front.url))
      expect((await kept.arrayBuffer()).byteLength).toBe(fileList[0]!.size)
    }, FAULT_TIMEOUT_MS)
  })

/** What a page says, without its scripts and addresses. */
const wordsOf = (html: string) => html.replace(/<(script|style|head)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

async function readUntil(response: Response, enough: (text: string) => boolean): Promise<void> {
  let text = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    if (enough(text)) return
  }
  throw new Error(`The events ended before it: ${text}`)
}
