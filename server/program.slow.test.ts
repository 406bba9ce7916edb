import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runChild } from './platform/testing/run-child.ts'

const program = JSON.stringify(path.join(import.meta.dirname, 'program.ts'))

describe('a program', () => {
  let dataDir = ''
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'inkling-program-'))
  })
  afterAll(() => rm(dataDir, { recursive: true }))

  it('ends with 1 and says what is wrong with its configuration', async () => {
    const code = `const { runProgram } = await import(${program}); await runProgram(async () => ({ stop: async () => {} }))`
    const ended = promisify(execFile)(process.execPath, ['--input-type=module-typescript', '--eval', code], { env: { PORT: 'x', WORKERS: 'many' } })
    const { code: exitCode, stderr } = (await ended.catch((error: unknown) => error)) as { code: number; stderr: string }
    expect(exitCode).toBe(1)
    expect(stderr).toMatch(/2 problems:\n {2}PORT="x" must be a whole number.*\n {2}WORKERS="many"/)
  })

  /** Runs a program made of pieces of code. */
  const run = ({ start = '', stop = '' }) =>
    runChild(`
      process.env.DATA_DIR = ${JSON.stringify(dataDir)}
      const { runProgram } = await import(${program})
      await runProgram(async (config, log) => {
        const timer = setInterval(() => {}, 1000)
        ${start}
        return { stop: async () => { ${stop}; log.info('stopped as it should'); clearInterval(timer) } }
      })
      console.log('started')
    `)
  const readLog = () => readFile(path.join(dataDir, 'logs/server.log'), 'utf8')

  it.each(['SIGTERM', 'SIGINT'] as const)('stops in order at %s', async (signal) => {
    const child = await run({})
    child.process.kill(signal)
    expect(await once(child.process, 'exit')).toEqual([0, null])
    expect(await readLog()).toContain('stopped as it should')
  })

  it('stops in order at a signal that comes while it starts', async () => {
    const child = await run({ start: `console.log('starting'); await new Promise((resolve) => process.once('SIGTERM', resolve))` })
    child.process.kill('SIGTERM')
    expect(await once(child.process, 'exit')).toEqual([0, null])
  })

  it('says what nobody caught, stops in order, and ends with 1', async () => {
    const child = await run({ start: `setImmediate(() => { throw new Error('a bug of ours') })`, stop: `throw new Error('and another')` })
    expect(await once(child.process, 'exit')).toEqual([1, null])
    expect(await readLog()).toMatch(/uncaught exception[^]*did not stop in order/)
  })

  it('ends at once at a second signal', async () => {
    const child = await run({ stop: `console.log('stopping'); await new Promise(() => {})` })
    child.process.kill('SIGINT')
    await once(child.process.stdout!, 'data')
    child.process.kill('SIGINT')
    expect(await once(child.process, 'exit')).toEqual([1, null])
  })

  it.runIf(existsSync('/dev/full'))('works on when there is no room for its log', async () => {
    const logs = path.join(dataDir, 'logs')
    await rm(logs, { recursive: true, force: true })
    await mkdir(logs)
    await symlink('/dev/full', path.join(logs, 'server.log'))
    const child = await run({ start: `log.info('lost')`, stop: `log.fatal('lost too')` })
    child.process.kill('SIGTERM')
    expect(await once(child.process, 'exit')).toEqual([0, null])
  })
})
