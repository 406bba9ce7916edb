import type { TaskContext } from './task-context.ts'

/** Which threads a task runs on: vision threads keep OpenCV and its models warm, paint threads stay lean. */
export type ThreadKind = 'paint' | 'vision'

interface TaskModule<Input = never, Output = unknown> {
  run: (input: Input, context: TaskContext) => Promise<Output> | Output
}

interface TaskEntry {
  threads: ThreadKind
  /** Imported in the worker when the task is first asked for. */
  load(): Promise<TaskModule>
}

export type TaskRegistry = Readonly<Record<string, TaskEntry>>

/** Every task the studio's workers know. */
export const tasks = {
  paint: { threads: 'paint', load: () => import('#studio/paint/paint-task.ts') },
  cutout: { threads: 'vision', load: () => import('#studio/photo/cutout-task.ts') },
  'background-change': { threads: 'vision', load: () => import('#studio/photo/background-change-task.ts') },
  describe: { threads: 'vision', load: () => import('#studio/describe/describe-task.ts') },
} satisfies TaskRegistry

type Loaded<Registry extends TaskRegistry, Name extends keyof Registry> = Awaited<ReturnType<Registry[Name]['load']>>['run']

export type TaskInput<Registry extends TaskRegistry, Name extends keyof Registry> = Parameters<Loaded<Registry, Name>>[0]
export type TaskOutput<Registry extends TaskRegistry, Name extends keyof Registry> = Awaited<ReturnType<Loaded<Registry, Name>>>
