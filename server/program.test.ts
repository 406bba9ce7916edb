import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
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

  it.each(['SIGTERM', 'SIGINT'] as const)('stops in order at %s', async (signal) => {
    const child = await runChild(`
      process.env.DATA_DIR = ${JSON.stringify(dataDir)}
      const { runProgram } = await import(${program})
      await runProgram(async (config, log) => {
        const timer = setInterval(() => {}, 1000)
        return { stop: async () => { log.info('stopped as it should'); clearInterval(timer) } }
      })
      console.log('started')
    `)
    child.process.kill(signal)
    expect(await once(child.process, 'exit')).toEqual([0, null])
    expect(await readFile(path.join(dataDir, 'logs/server.log'), 'utf8')).toContain('stopped as it should')
  })
})
