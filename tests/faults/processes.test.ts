import { manyProcesses } from './many-processes.ts'
import { restart } from './restart.ts'

manyProcesses()
restart()
