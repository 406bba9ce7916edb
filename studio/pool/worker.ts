import { serveTasks } from './serve-tasks.ts'
import { tasks } from './tasks.ts'

export default serveTasks(tasks)
