import { manyProcesses } from './many-processes.ts'
import { memory } from './memory.ts'
import { restart } from './restart.ts'

// One after the other: they wait for processes, and two tests that wait would leave nothing to do for a core.
manyProcesses()
restart()
memory()
