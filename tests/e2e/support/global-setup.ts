import { findBrowser } from '../../../scripts/find-browser.ts'
import { makeDataDirectory, startApp } from './app.ts'
import { startChatPlatform } from './chat-platform.ts'
import { handOver } from './surroundings.ts'

/** One installation for all tests of a run; what it answers ends it again. */
export default async function setUp(): Promise<() => Promise<void>> {
  const browser = await findBrowser()
  const data = await makeDataDirectory()
  const chatPlatform = await startChatPlatform()
  // Two creations at once, as two tests run at once. Clients of the API come each from an address of their own, as through a proxy: codes are limited for an address.
  const app = await startApp({ DATA_DIR: data.path, TRUST_PROXY: '1', WORKERS: '2', ...chatPlatform.settings })
  handOver({ url: app.url, browser })
  return async () => {
    await app.stop()
    await chatPlatform.close()
    await data.remove()
  }
}
