import { drizzle } from './platform/database/drizzle.ts'
import { readCommand, usage, type AdminCommand } from './admin-command.ts'
import { checkPayments } from './check-payments.ts'
import { createAccountAdmin } from './domains/account/account-admin.ts'
import type { UserRow } from './domains/account/users.table.ts'
import { checkLedger, type LedgerCheck } from './domains/wallet/check-ledger.ts'
import { openDatabaseBeside } from './open-database.ts'
import { systemClock } from './platform/clock.ts'
import { loadConfig } from './platform/config.ts'
import { openChannel } from './platform/database/channel.ts'
import { openDatabase, withConnection } from './platform/database/database.ts'
import { silentLog } from './platform/log.ts'
import { StartError } from './platform/start-error.ts'
import { createUndoStack } from './undo.ts'
import { UsageError } from './usage-error.ts'

/** What PostgreSQL says of a table, a column and a database that are not there. */
const NOT_THERE = ['42P01', '42703', '3D000']

// The owner's command line: ends with 1 when it could not be done, with 2 when it was not understood.
try {
  const command = readCommand(process.argv.slice(2))
  process.stdout.write(`${command ? await carryOut(command) : usage}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}

async function carryOut(command: AdminCommand): Promise<string> {
  if (command === 'check-payments') return askProviders()
  const undo = createUndoStack()
  try {
    const url = await openDatabaseBeside(loadConfig(process.env), silentLog, undo)
    // A connection without limits of time: it reads every row.
    if (command === 'check-ledger') return describeBooks(await withConnection(url, (client) => checkLedger(drizzle(client))))
    const channel = await undo.open(openChannel(url, silentLog), (opened) => opened.close())
    const { db } = await undo.open(openDatabase(url, silentLog, 1), (opened) => opened.close())
    const user = await command.run(createAccountAdmin(db, channel, systemClock))
    if (!user) throw new StartError(`No account has the number ${command.phone}.`)
    return describe(user)
  } finally {
    await undo.closeAll()
  }
}

async function askProviders(): Promise<string> {
  const { text, ok } = await checkPayments(loadConfig(process.env))
  if (!ok) throw new StartError(text)
  return text
}

function describe({ phone, nickname, id, roles, permissions, memberUntil, createdAt }: UserRow): string {
  const facts = {
    account: `${phone} ${nickname}`,
    id,
    roles: roles.join(', ') || 'none',
    permissions: permissions.join(', ') || 'none',
    'member until': memberUntil?.toISOString() ?? 'no member',
    since: createdAt.toISOString(),
  }
  return Object.entries(facts).map(([title, fact]) => `${title.padEnd(14)}${fact}`).join('\n')
}

function describeBooks({ movements, persons, accounts, differences }: LedgerCheck): string {
  const lines = [
    `${movements} movements of ${persons} persons`,
    ...Object.entries(accounts).map(([account, points]) => `${account.padEnd(14)}${String(points).padStart(12)}`),
    ...differences.map(({ what, id, found, expected }) => `${id} ${what}: ${found}, but ${expected} by its rows`),
  ]
  if (differences.length > 0) throw new StartError([...lines, 'The books do not add up.'].join('\n'))
  return [...lines, 'The books add up.'].join('\n')
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${usage}`
  if (error instanceof StartError) return error.message
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined
  if (code && NOT_THERE.includes(code)) return 'The tables are not up to date. Start Inkling once, then try again.'
  if (code) return `The database does not answer (${code}). Is Inkling just starting or stopping? Then try again in a moment.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
