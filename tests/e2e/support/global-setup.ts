import { findBrowser } from '../../../scripts/find-browser.ts'
import { startApp } from './app.ts'
import { startChatPlatform } from './chat-platform.ts'
import { databaseOf, makeSettledData } from './settled-data.ts'
import { handOver } from './surroundings.ts'

/** Works on the square: more than a screen and the next. */
const SAMPLES = 20

/** One installation for all tests of a run; what it answers ends it again. */
export default async function setUp(): Promise<() => Promise<void>> {
  const browser = await findBrowser()
  const data = await makeSettledData({ toCome: SAMPLES, visibility: 'private' })
  const chatPlatform = await startChatPlatform()
  // Two creations at once, as two tests run at once. Clients of the API come each from an address of their own, as through a proxy: codes are limited for an address.
  const app = await startApp({ DATA_DIR: data.path, TRUST_PROXY: '1', WORKERS: '2', WARM_UP: 'on', ...chatPlatform.settings })
  handOver({ url: app.url, database: await databaseOf(data.path), browser })
  return async () => {
    await app.stop()
    await chatPlatform.close()
    await data.remove()
  }
}
