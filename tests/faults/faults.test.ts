import { afterAll, beforeAll, describe } from 'vitest'
import { databaseDied } from './database-died.ts'
import { diskFull } from './disk-full.ts'
import { engines } from './engines.ts'
import { hangingExit } from './hanging-exit.ts'
import { startInstallation, type Installation } from './installation.ts'
import { manyProcesses } from './many-processes.ts'
import { memory } from './memory.ts'
import { restart } from './restart.ts'
import { FAULT_TIMEOUT_MS } from './support.ts'

// One after the other: they wait for processes, and two tests that wait would leave nothing to do for a core.
manyProcesses()
restart()
engines()
memory()

describe('an installation that is struck', () => {
  let installation: Installation
  beforeAll(async () => {
    installation = await startInstallation()
  }, FAULT_TIMEOUT_MS)
  afterAll(() => installation?.remove())

  databaseDied(() => installation)
  diskFull(() => installation)
  hangingExit(() => installation)
})
