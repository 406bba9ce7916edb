import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { quickFolder } from '#server/platform/testing/quick-folder.ts'
import { runProgram, type Program } from './program.ts'

export interface App extends Program {
  /** Where it can be opened in a browser. */
  url: string
}

/** Starts the product by its own start script and waits until it is ready; it reads what it makes creations with when one needs it. */
export async function startApp(settings: Record<string, string>): Promise<App> {
  const program = runProgram('scripts/start.ts', { PORT: '0', LOG_LEVEL: 'warn', WARM_UP: 'off', ...settings })
  const [, url = ''] = await program.printed(/is ready: (\S+)/).catch(async (error: unknown) => {
    await program.kill()
    throw error
  })
  return { ...program, url }
}

/** A folder for one installation's data, and what removes it. */
export interface DataFolder {
  path: string
  remove: () => Promise<void>
}

/** One with nothing in it. */
export async function makeDataDirectory(): Promise<DataFolder> {
  const directory = await mkdtemp(path.join(await quickFolder(), 'inkling-e2e-'))
  return { path: directory, remove: () => rm(directory, { recursive: true, force: true, maxRetries: 5 }) }
}
