import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { startApp } from '../e2e/support/app.ts'
import type { Installation } from './installation.ts'
import { FAULT_TIMEOUT_MS } from './support.ts'

export const hangingExit = (installation: () => Installation) =>
  describe('an exit with a thread that does not end', () => {
    it('comes after a fault that nobody caught, and leaves port and data to the next', async () => {
      const { app, pid, dataDirectory } = installation()
      process.kill(await pid(), 'SIGUSR2')
      expect(await app.ended).toBe('SIGKILL')
      expect(await readFile(path.join(dataDirectory, 'logs/server.log'), 'utf8')).toContain('A fault by the test')
      const next = await startApp({ DATA_DIR: dataDirectory, PORT: new URL(app.url).port, WORKERS: '0' })
      expect(await next.stop()).toBe(0)
    }, FAULT_TIMEOUT_MS)
  })
