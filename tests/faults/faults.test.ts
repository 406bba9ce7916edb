import { afterAll, beforeAll, describe } from 'vitest'
import { databaseDied } from './database-died.ts'
import { diskFull } from './disk-full.ts'
import { engines } from './engines.ts'
import { hangingExit } from './hanging-exit.ts'
import { startInstallation, type Installation } from './installation.ts'
import { memory } from './memory.ts'
import { FAULT_TIMEOUT_MS } from './support.ts'

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
