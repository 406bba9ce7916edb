import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withConnection } from '#server/platform/database/database.ts'
import { databaseOf } from '../e2e/support/settled-data.ts'
import type { Installation } from './installation.ts'
import { FAULT_TIMEOUT_MS, longTask } from './support.ts'

const PRLIMIT = '/usr/bin/prlimit'

/**
 * The kernel refuses every byte that the program wants to write to a file: the nearest thing to a full disk that needs no
 * rights (its files get EFBIG instead of ENOSPC). The database is a process of its own; to it a trigger does the same.
 */
export const diskFull = (installation: () => Installation) =>
  describe.runIf(existsSync(PRLIMIT))('a full disk', () => {
    const limitFiles = async (bytes: string) => promisify(execFile)(PRLIMIT, [`--pid=${await installation().pid()}`, `--fsize=${bytes}:`])
    const sql = async (text: string) => withConnection(await databaseOf(installation().dataDirectory), (client) => client.query(text))
    const photo = readFile(path.join(import.meta.dirname, '../fixtures/photos/chelsea.png'))
    const noRoom = /refused with 50000.*存储空间已满/
    let points = 0

    beforeAll(async () => {
      points = await installation().person.coin()
      await limitFiles('0')
      await sql(`create function no_room() returns trigger language plpgsql as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
      await sql(`create trigger no_room before update of nickname on users execute function no_room()`)
    })
    afterAll(() => limitFiles('unlimited'))

    it('refuses what needs room, in words', async () => {
      const { person } = installation()
      await expect(person.upload(await photo)).rejects.toThrow(noRoom)
      await expect(person.call('userUpdateInfo', { nickname: 'Grace' })).rejects.toThrow(noRoom)
      const task = await person.create('text-to-image', longTask)
      expect(await person.follow(task.id)).toMatchObject({ state: 'failed', failure: { refunded: 1 } })
    }, FAULT_TIMEOUT_MS)

    it('serves the rest', async () => {
      const { app, person } = installation()
      expect((await fetch(app.url)).status).toBe(200)
      expect(await person.coin()).toBe(points)
      expect((await person.call('workList', {})).works).not.toHaveLength(0)
    }, FAULT_TIMEOUT_MS)

    it('is forgotten when there is room again, and stands in the log', async () => {
      const { person, dataDirectory } = installation()
      await limitFiles('unlimited')
      await sql('drop function no_room cascade')
      const { id } = await person.upload(await photo)
      const task = await person.create('cutout', { photo: id })
      expect(await person.follow(task.id)).toMatchObject({ state: 'succeeded' })
      // Says something to the log, behind which comes what waited.
      await sql('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
      await expect.poll(() => readFile(path.join(dataDirectory, 'logs/server.log'), 'utf8')).toMatch(/storage full/)
    }, FAULT_TIMEOUT_MS)
  })
