import { appConfig } from '#config'
import { runtimeCodes } from '#contract/codes.ts'
import { runtimeCode } from '../api/runtime-error.ts'
import { inTime } from './in-time.ts'
import { fetchLostStyles } from './lost-styles.ts'
import { isOnline } from './online.ts'
import { noteReloadNeed } from './reload-need.ts'

const { pageMs, requestMs } = appConfig.timeouts

/**
 * What fetches a part of the app that is not there from the start, as often as it is called until it has come. Tries a
 * second time at once where the server has the file by then: the network was away for a moment. Throws what the browser
 * threw, or a TimeoutError after timeouts.pageMs.
 */
export function createPartFetch<Module extends object>(load: () => Promise<Module>): () => Promise<Module> {
  let failed = false
  const attempt = () => inTime(pageMs, () => (failed ? fetchLostStyles().then(load) : load()))
  return async () => {
    try {
      return await attempt()
    } catch (error) {
      failed = true
      if (!(await isServed(error)) || runtimeCode(error) === runtimeCodes.timeout) throw error
    }
    try {
      return await attempt()
    } catch (error) {
      await explainFailure(error)
      throw error
    }
  }
}

/** The files that did not come. In the browser only, so no two requests share it. */
const missed = new Set<string>()

/** Finds out whether trying again is any use, and asks for a reload where it is not. */
export async function explainFailure(error: unknown): Promise<void> {
  const file = fileOf(error)
  // Browsers from before 2026 keep a module's failure for as long as the page stands, whatever the file does.
  const missedBefore = file !== undefined && missed.has(file)
  if ((await isServed(error)) && missedBefore) noteReloadNeed('stuck')
}

/** Whether the server can be asked, and has the file that did not come. Asks for a reload where the file is gone with its release. */
async function isServed(error: unknown): Promise<boolean> {
  const file = fileOf(error)
  if (file) missed.add(file)
  const status = await statusOf(file ?? import.meta.url)
  if (status === 404) noteReloadNeed('release')
  return status === 200
}

/** Most browsers name the file in the words of the failure. */
const fileOf = (error: unknown) => (error instanceof Error ? /https?:\/\/\S+\.(?:js|css)/.exec(error.message)?.[0] : undefined)

/** What the server says to a file of ours; undefined where it cannot be asked. */
async function statusOf(address: string): Promise<number | undefined> {
  if (!isOnline()) return undefined
  return inTime(requestMs, (signal) => fetch(address, { method: 'HEAD', cache: 'no-store', signal })).then(
    ({ status }) => status,
    () => undefined,
  )
}
