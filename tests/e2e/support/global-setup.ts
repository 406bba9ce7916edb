import { findBrowser } from '../../../scripts/find-browser.ts'
import { makeDataDirectory, startApp } from './app.ts'
import { handOver } from './surroundings.ts'

/** One installation for all tests of a run; what it answers ends it again. */
export default async function setUp(): Promise<() => Promise<void>> {
  const browser = await findBrowser()
  const data = await makeDataDirectory()
  const app = await startApp({ DATA_DIR: data.path })
  handOver({ url: app.url, browser })
  return async () => {
    await app.stop()
    await data.remove()
  }
}
