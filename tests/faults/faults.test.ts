import { afterAll, beforeAll, describe } from 'vitest'
import type { DataFolder } from '../e2e/support/app.ts'
import { copyData, makeSettledData } from '../e2e/support/settled-data.ts'
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
let settled: DataFolder
beforeAll(async () => {
  settled = await makeSettledData()
}, FAULT_TIMEOUT_MS)
afterAll(() => settled?.remove())
const newData = () => copyData(settled)

manyProcesses(newData)
restart(newData)
engines(newData)
memory(newData)

describe('an installation that is struck', () => {
  let installation: Installation
  beforeAll(async () => {
    installation = await startInstallation(newData)
  }, FAULT_TIMEOUT_MS)
  afterAll(() => installation?.remove())

  databaseDied(() => installation)
  diskFull(() => installation)
  hangingExit(() => installation)
})
