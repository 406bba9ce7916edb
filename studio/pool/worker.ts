import { serveTasks } from './serve-tasks.ts'
import { tasks } from './tasks.ts'

export default serveTasks(tasks)

// Piscina loads this file by require(). Without this mark Node wraps the module once more for CommonJS, and Node 26
// aborts the whole process when the thread is ended in that moment.
export const __esModule = true
