import { createCallLimit } from '../../call-limit.ts'
import type { Handlers } from '../../call.ts'
import { networkOf } from '../../network-of.ts'
import type { Platform } from '../../platform/platform.ts'
import { createCheckFrame, openNetwork, type PageNetwork } from './check-frame.ts'
import { parsePageAddress } from './page-address.ts'

const KEPT_MS = 600_000
const KEPT_MOST = 1000

interface Webview {
  handlers: Handlers<'webviewCheck'>
}

export function createWebview({ config, clock }: Pick<Platform, 'config' | 'clock'>, network: PageNetwork = openNetwork): Webview {
  const checkFrame = createCheckFrame(network, new URL(config.publicUrl ?? `http://localhost:${config.port}`))
  const limit = createCallLimit({ calls: 30, seconds: 60 })
  /** Address → what was found, oldest first. */
  const known = new Map<string, { framable: boolean; until: number }>()

  return {
    handlers: {
      async webviewCheck({ uri }, { ip, log }) {
        const page = parsePageAddress(uri)
        limit(networkOf(ip))
        const now = clock.now().getTime()
        const found = known.get(page.href)
        if (found && found.until > now) return { framable: found.framable }

        const framable = await checkFrame(page).catch((error: unknown) => {
          log.info({ err: error, host: page.hostname }, 'a page was not reached')
          return false
        })
        known.delete(page.href)
        known.set(page.href, { framable, until: now + KEPT_MS })
        if (known.size > KEPT_MOST) known.delete(known.keys().next().value!)
        return { framable }
      },
    },
  }
}
