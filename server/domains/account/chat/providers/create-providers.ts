import type { ChatConfig } from '../../../../platform/config.ts'
import type { Logger } from '../../../../platform/log.ts'
import { createAskPlatform } from './ask-platform.ts'
import type { ChatProviders } from './chat-provider.ts'
import { createKsMiniLogin } from './ks.ts'
import { createWxMiniLogin, createWxWebLogin } from './wx.ts'

/** The ways in by accounts of chat platforms, those that are set up. `timeoutMs` is for one question. */
export function createChatProviders({ wx, ks }: ChatConfig, log: Logger, timeoutMs = 5000): ChatProviders {
  const askWx = createAskPlatform('wx', log, timeoutMs)
  return {
    web: {
      inChat: wx.inChat && createWxWebLogin('inChat', wx.inChat, wx, askWx),
      site: wx.site && createWxWebLogin('site', wx.site, wx, askWx),
    },
    mini: {
      wx: wx.mini && createWxMiniLogin(wx.mini, wx, askWx),
      ks: ks.mini && createKsMiniLogin(ks.mini, ks.api, createAskPlatform('ks', log, timeoutMs)),
    },
  }
}
