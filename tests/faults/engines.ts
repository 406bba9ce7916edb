import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openAiStandIn, type OpenAiStandIn } from '#server/engines/hosted/stand-in/openai-stand-in.ts'
import { startStandIn, type StandIn } from '#server/engines/sdcpp/stand-in/stand-in.ts'
import { startApp, type App, type DataFolder } from '../e2e/support/app.ts'
import { registerPerson, type Client } from '../e2e/support/client.ts'
import { clientAt, FAULT_TIMEOUT_MS, readBooks, withDatabaseOf } from './support.ts'

const prompt = { prompt: 'a red cabin', count: 1 }

export const engines = (newData: () => Promise<DataFolder>) =>
  describe('an installation with servers that have models', () => {
    let data: DataFolder
    let app: App
    let person: Client
    let near: StandIn
    let far: OpenAiStandIn

    const start = async () => {
      app = await startApp({ DATA_DIR: data.path, SHUTDOWN_GRACE_SECONDS: '1', ENGINES_FILE: path.join(data.path, 'engines.json') })
      if (person) person = clientAt(app.url, person)
    }
    beforeAll(async () => {
      ;[data, near, far] = await Promise.all([newData(), startStandIn(), openAiStandIn()])
      far.models.push('toy')
      const list = [
        { id: 'near', kind: 'sdcpp', url: near.address, side: 64 },
        { id: 'far', kind: 'openai-compatible', baseURL: `${far.address}/v1`, stays: true, images: [{ id: 'toy', name: 'Toy', sizes: { by: 'list', sizes: ['64x64'] } }] },
      ]
      await writeFile(path.join(data.path, 'engines.json'), JSON.stringify({ engines: list }))
      await start()
      person = await registerPerson(app.url)
    }, FAULT_TIMEOUT_MS)
    afterAll(async () => {
      await app?.kill()
      await near?.stop()
      await far?.close()
      await data.remove()
    })

    it('finds the server\'s job again after kill -9 of everything, and pays once', async () => {
      near.hold()
      const { id } = await person.create('text-to-image', prompt)
      await vi.waitFor(() => expect(near.sent).toHaveLength(1), 30_000)
      await person.follow(id, ({ progress, state }) => state === 'running' && progress > 0)
      await app.kill()
      await start()
      near.release()
      const task = await person.follow(id)
      expect(task).toMatchObject({ state: 'succeeded', works: [{ description: { engine: 'near' } }] })
      expect(near.sent).toHaveLength(1)
      expect(await person.coin()).toBe(9)
    }, FAULT_TIMEOUT_MS)

    it('goes on with another engine when a server dies in the middle, and loses nothing', async () => {
      near.hold()
      const created = await Promise.all(['a lake', 'a hill', 'a boat'].map((words) => person.create('text-to-image', { ...prompt, prompt: words })))
      await vi.waitFor(() => expect(near.sent.length).toBeGreaterThan(1), 30_000)
      await near.stop()
      const tasks = await Promise.all(created.map(({ id }) => person.follow(id)))
      expect(tasks.map(({ state }) => state)).toEqual(['succeeded', 'succeeded', 'succeeded'])
      for (const { works } of tasks) expect(works[0]!.description!.engine).toBe('far')
      expect(tasks.some(({ works }) => works[0]!.description!.insteadOf !== undefined)).toBe(true)
      expect(await person.coin()).toBe(6)
    }, FAULT_TIMEOUT_MS)

    it('has booked every point', async () => {
      expect(await app.stop()).toBe(0)
      expect(await withDatabaseOf(data.path, readBooks)).toEqual([{ points: 6, booked: 6 }])
    }, FAULT_TIMEOUT_MS)
  })
