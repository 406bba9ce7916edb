import { appConfig } from '#config'
import type { Platform } from '#contract/entities.ts'
import type { CallContext } from '#contract/envelope.ts'
import { currentChannel } from '~/shared/lib/channel.ts'
import { browserPlatform } from '~/shared/lib/platform.ts'

/** What is added to every payload that the browser itself sends. */
export const callContext = (): CallContext & { platform: Platform } => ({
  version: appConfig.appVersion,
  channel: currentChannel(),
  platform: browserPlatform(),
})
