import type { TaskContext } from './task-context.ts'

/**
 * Which threads a task runs on: vision threads keep OpenCV and its models warm, paint threads stay lean; those for
 * operators' own models are there when they are asked for, so that nobody's photo waits behind a large network.
 */
export type ThreadKind = 'paint' | 'vision' | 'own-models'

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
  'warm-up-paint': { threads: 'paint', load: () => import('#studio/paint/warm-up-task.ts') },
  'warm-up-vision': { threads: 'vision', load: () => import('#studio/photo/warm-up-task.ts') },
  paint: { threads: 'paint', load: () => import('#studio/paint/paint-task.ts') },
  cutout: { threads: 'vision', load: () => import('#studio/photo/cutout-task.ts') },
  'background-change': { threads: 'vision', load: () => import('#studio/photo/background-change-task.ts') },
  describe: { threads: 'vision', load: () => import('#studio/describe/describe-task.ts') },
  'check-photo': { threads: 'vision', load: () => import('#studio/photo/check-photo-task.ts') },
  'sitter-check': { threads: 'vision', load: () => import('#studio/portrait/sitter-check-task.ts') },
  'clothes-check': { threads: 'vision', load: () => import('#studio/photo/clothes/clothes-check-task.ts') },
  'extend-check': { threads: 'vision', load: () => import('#studio/photo/extend-check-task.ts') },
  beauty: { threads: 'vision', load: () => import('#studio/photo/face/beauty-task.ts') },
  makeup: { threads: 'vision', load: () => import('#studio/photo/face/makeup-task.ts') },
  'face-swap-check': { threads: 'vision', load: () => import('#studio/photo/face/face-swap-check-task.ts') },
  'face-swap': { threads: 'vision', load: () => import('#studio/photo/face/face-swap-task.ts') },
  'study-face': { threads: 'vision', load: () => import('#studio/photo/double/study-face-task.ts') },
  'make-portraits': { threads: 'vision', load: () => import('#studio/photo/double/make-portraits-task.ts') },
  repair: { threads: 'vision', load: () => import('#studio/photo/repair-task.ts') },
  comic: { threads: 'vision', load: () => import('#studio/photo/comic-task.ts') },
  avatar: { threads: 'vision', load: () => import('#studio/photo/avatar-task.ts') },
  'picture-redraw': { threads: 'paint', load: () => import('#studio/photo/redraw-picture-task.ts') },
  'sketch-render': { threads: 'vision', load: () => import('#studio/sketch/sketch-task.ts') },
  'themed-portrait': { threads: 'vision', load: () => import('#studio/portrait/themed-portrait-task.ts') },
  clothes: { threads: 'vision', load: () => import('#studio/photo/clothes/clothes-task.ts') },
  'dress-up': { threads: 'vision', load: () => import('#studio/photo/dress-up/dress-up-task.ts') },
  'model-check': { threads: 'vision', load: () => import('#studio/photo/model/model-check-task.ts') },
  'model-replace': { threads: 'vision', load: () => import('#studio/photo/model/model-replace-task.ts') },
  'product-check': { threads: 'vision', load: () => import('#studio/photo/model/product-check-task.ts') },
  'product-on-model': { threads: 'vision', load: () => import('#studio/photo/model/product-on-model-task.ts') },
  erase: { threads: 'vision', load: () => import('#studio/photo/erase-task.ts') },
  'film-stage': { threads: 'vision', load: () => import('#studio/film/film-stage-task.ts') },
  montage: { threads: 'paint', load: () => import('#studio/montage/montage-task.ts') },
  music: { threads: 'paint', load: () => import('#studio/music/music-task.ts') },
  extend: { threads: 'vision', load: () => import('#studio/photo/extend-task.ts') },
  redraw: { threads: 'vision', load: () => import('#studio/photo/redraw-region-task.ts') },
  'model-cutout': { threads: 'own-models', load: () => import('#studio/own-models/tasks/cutout-task.ts') },
  'model-background-change': { threads: 'own-models', load: () => import('#studio/own-models/tasks/background-change-task.ts') },
  'model-erase': { threads: 'own-models', load: () => import('#studio/own-models/tasks/erase-task.ts') },
  'model-extend': { threads: 'own-models', load: () => import('#studio/own-models/tasks/extend-task.ts') },
  'model-enlarge': { threads: 'own-models', load: () => import('#studio/own-models/tasks/enlarge-task.ts') },
  'model-restore-faces': { threads: 'own-models', load: () => import('#studio/own-models/tasks/restore-faces-task.ts') },
} satisfies TaskRegistry

type Loaded<Registry extends TaskRegistry, Name extends keyof Registry> = Awaited<ReturnType<Registry[Name]['load']>>['run']

export type TaskInput<Registry extends TaskRegistry, Name extends keyof Registry> = Parameters<Loaded<Registry, Name>>[0]
export type TaskOutput<Registry extends TaskRegistry, Name extends keyof Registry> = Awaited<ReturnType<Loaded<Registry, Name>>>
