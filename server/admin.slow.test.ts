import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from './platform/database/orm.ts'
import { openTestAccount, type TestAccount } from './domains/account/testing.ts'
import { users } from './domains/account/users.table.ts'
import { balances } from './domains/wallet/balances.table.ts'
import { openDatabaseToServe } from './open-database.ts'
import { loadConfig } from './platform/config.ts'
import { openDatabase } from './platform/database/database.ts'
import { migrateDatabase } from './platform/database/migrate.ts'
import { silentLog } from './platform/log.ts'
import { createUndoStack } from './undo.ts'

const PROGRAM = path.join(import.meta.dirname, 'admin.ts')

/** Runs a command line as the owner would, with these variables. */
function admin(line: string, env: Record<string, string>): Promise<{ exitCode: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [PROGRAM, ...line.split(' ')], { env: { PATH: process.env['PATH'], ...env } }, (error, stdout, stderr) =>
      resolve({ exitCode: error ? Number(error.code) : 0, stdout, stderr }),
    )
  })
}

describe("the owner's commands", () => {
  let account: TestAccount
  let env: Record<string, string>
  beforeAll(async () => {
    account = await openTestAccount()
    env = { DATABASE_URL: account.platform.config.databaseUrl! }
  })
  afterAll(() => account.close())

  it('change an account and show it', async () => {
    const { phone } = await account.person()
    const granted = await admin(`grant-role --phone +86${phone} --role editor`, env)
    const stdout = expect.stringMatching(/roles +editor\npermissions +none\nmember until +no member\n/)
    expect(granted).toMatchObject({ exitCode: 0, stderr: '', stdout })
  })

  it('end with 2 and the usage when they are not understood, with 1 when there is no such account', async () => {
    const usage = expect.stringMatching(/needs --phone\.\n\nnpm run admin/)
    expect(await admin('show', env)).toMatchObject({ exitCode: 2, stdout: '', stderr: usage })
    const nobody = { exitCode: 1, stdout: '', stderr: 'No account has the number +8613700000000.\n' }
    expect(await admin('show --phone +8613700000000', env)).toEqual(nobody)
  })

  it('check the books, and end with 1 when they do not add up', async () => {
    const { userId } = await account.person()
    expect(await admin('check-ledger', env)).toMatchObject({ exitCode: 0, stderr: '', stdout: expect.stringMatching(/points +\d+\nThe books add up\.\n$/) })
    await account.platform.db.update(balances).set({ points: 99 }).where(eq(balances.userId, userId))
    const wrong = await admin('check-ledger', env)
    expect(wrong).toMatchObject({ exitCode: 1, stdout: '', stderr: expect.stringContaining(`${userId} balance and lots of a person: 99, but 10 by its rows`) })
  })

  it('say what is wrong with the accounts of payments, without a database', async () => {
    const stderr = expect.stringMatching(/^No account of a payment provider is set up/)
    expect(await admin('check-payments', {})).toEqual({ exitCode: 1, stdout: '', stderr })
  })

  it('say what is wrong with the database', async () => {
    expect(await admin('show --phone +8613700000000', { DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/x' })).toMatchObject({
      exitCode: 1,
      stderr: expect.stringMatching(/^The database does not answer \(ECONNREFUSED\)/),
    })
    expect((await admin('show --phone +8613700000000', { DATA_DIR: '/nowhere' })).stderr).toContain('There is no database in /nowhere.')
  })
})

describe('the embedded database', () => {
  it('is reached beside the server that runs it, and without one', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'inkling-admin-'))
    const command = () => admin('member --phone +8613700000000 --days 1', { DATA_DIR: dataDir })
    const server = createUndoStack()
    try {
      const url = await openDatabaseToServe(loadConfig({ DATA_DIR: dataDir }), silentLog, server)
      await migrateDatabase(url)
      const { db } = await server.open(openDatabase(url, silentLog), (opened) => opened.close())
      await db.insert(users).values({ phone: '+8613700000000', nickname: '小满', createdAt: new Date() })
      expect(await command()).toMatchObject({ exitCode: 0, stderr: '' })
      const [user] = await db.select().from(users)
      expect(user!.memberUntil).not.toBeNull()
      await server.closeAll()
      expect(await command()).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('小满') })
      expect(existsSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false)
    } finally {
      await server.closeAll()
      await rm(dataDir, { recursive: true, force: true })
    }
  })
})
