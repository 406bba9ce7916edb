import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type App, type DataFolder } from '../e2e/support/app.ts'
import { isUnderWay, registerPerson, type Client } from '../e2e/support/client.ts'
import { runProgram } from '../e2e/support/program.ts'
import { clientAt, FAULT_TIMEOUT_MS, longTask, readBooks, withDatabaseOf } from './support.ts'

const filmFolders = async () => (await readdir(tmpdir())).filter((name) => /^inkling-film-\d+-/.test(name))

export const restart = (newData: () => Promise<DataFolder>) =>
  describe('an installation that is stopped in the middle of a creation', () => {
    let data: DataFolder
    let app: App
    let person: Client

    const start = async () => {
      app = await startApp({ DATA_DIR: data.path, SHUTDOWN_GRACE_SECONDS: '1' })
      if (person) person = clientAt(app.url, person)
    }
    const beInTheMiddle = async () => {
      const task = await person.create('text-to-image', longTask)
      await person.follow(task.id, isUnderWay)
      return task.id
    }
    beforeAll(async () => {
      data = await newData()
      await start()
      person = await registerPerson(app.url)
    }, FAULT_TIMEOUT_MS)
    afterAll(async () => {
      await app?.kill()
      await data.remove()
    })

    it('does not share its data directory', async () => {
      const second = runProgram('scripts/start.ts', { DATA_DIR: data.path, PORT: '0' })
      expect(await second.ended).toBe(1)
      expect(second.output()).toContain(`already works with ${data.path}`)
    }, FAULT_TIMEOUT_MS)

    it('finishes it after kill -9 of everything, and charges once', async () => {
      const id = await beInTheMiddle()
      await app.kill()
      await start()
      const task = await person.follow(id)
      expect(task).toMatchObject({ state: 'succeeded' })
      expect(task.works).toHaveLength(longTask.count)
      expect(await person.coin()).toBe(9)
      expect((await person.call('workList', {})).works).toHaveLength(longTask.count)
    }, FAULT_TIMEOUT_MS)

    it('makes a film again after kill -9, charges once, and leaves nothing of the first', async () => {
      const photo = await person.upload(await readFile(path.join(import.meta.dirname, '../fixtures/photos/coffee.png')))
      const others = await filmFolders()
      const { id } = await person.create('img-to-video', { photo: photo.id, seconds: 3, move: 'push' })
      await person.follow(id, ({ progress }) => progress > 0.5)
      const left = (await filmFolders()).filter((folder) => !others.includes(folder))
      expect(left).not.toEqual([])
      await app.kill()
      await start()
      expect(await person.follow(id)).toMatchObject({ state: 'succeeded', works: [{ duration: 3 }] })
      expect(await person.coin()).toBe(8)
      for (const folder of await filmFolders()) expect(left).not.toContain(folder)
    }, FAULT_TIMEOUT_MS)

    it('gives it back at SIGTERM, and finishes it after the next start', async () => {
      const id = await beInTheMiddle()
      expect(await app.stop()).toBe(0)
      await start()
      expect(await person.follow(id)).toMatchObject({ state: 'succeeded' })
      expect(await person.coin()).toBe(7)
    }, FAULT_TIMEOUT_MS)

    it('has booked every point', async () => {
      expect(await app.stop()).toBe(0)
      expect(await withDatabaseOf(data.path, readBooks)).toEqual([{ points: 7, booked: 7 }])
    }, FAULT_TIMEOUT_MS)
  })
