import path from 'node:path'
import type { Platform } from '../platform/platform.ts'
import type { Engine } from './engine.ts'
import type { EngineSetup } from './engine-setups.ts'
import { readModels } from './studio/models/read-models.ts'
import { createStudioEngine } from './studio/studio-engine.ts'

/** Opens the engines of an installation, the preferred one first; the built-in one is always there and comes last. */
export async function openEngines(setups: readonly EngineSetup[], { config, clock, log }: Pick<Platform, 'config' | 'clock' | 'log'>): Promise<Engine[]> {
  const configured = await Promise.all(
    setups.map(({ id, kind, entry, environment }) =>
      kind.open(entry, environment, { id, clock, log: log.child({ engine: id }), dataDir: path.join(config.dataDir, 'engines', id) }),
    ),
  )
  const models = config.modelsDir === undefined ? [] : await readModels(config.modelsDir)
  return [...configured, createStudioEngine({ paintThreads: Math.max(1, config.workers), models, ffmpeg: config.ffmpegPath, namesThings: config.namesThings })]
}
