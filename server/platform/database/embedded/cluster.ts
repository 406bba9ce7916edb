import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Account } from './account.ts'
import { programPath } from './binaries.ts'

/** Nothing of ours reaches the server but this: PG… variables would change what it does. */
export const programEnvironment = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' }

/** Creates the files of a cluster unless they are there. They appear all at once, so an interrupted run leaves none. */
export async function makeCluster(account: Account, directory: string, durable: boolean): Promise<void> {
  if (existsSync(directory)) return
  const unfinished = `${directory}.new`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  await account.own(unfinished)

  // Plain C would break trigrams of Chinese; the built-in C.UTF-8 is the same on every machine.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const args = ['-D', unfinished, '-U', 'postgres', '-A', 'trust', ...locale, '--no-instructions', ...(durable ? [] : ['--no-sync'])]
  const command = account.command(programPath(account.binaries, 'initdb'), args)
  await promisify(execFile)(command.file, command.args, { ...command.options, env: programEnvironment, timeout: 120_000 })
  await rename(unfinished, directory)
}
