import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { app, startFakeChatPlatform } from '#server/domains/account/chat/testing/fake-chat-platform.ts'

export const CHAT_NICKNAME = '小墨'

/** Names the browser's account of the chat platform. */
const COOKIE = 'chat_account'

export interface ChatPlatform {
  /** Of an installation whose chat platform this is. */
  settings: Record<string, string>
  close: () => Promise<void>
}

/** A chat platform whose people agree at once: one account for each browser. Servers ask the one, browsers the other. */
export async function startChatPlatform(): Promise<ChatPlatform> {
  const forServers = await startFakeChatPlatform()
  const forBrowsers = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://chat')
    const returnTo = searchParams.get('redirect_uri')
    const isAsked = pathname.startsWith('/connect/') && searchParams.get('appid') === app.appId
    if (!isAsked || !returnTo) return void response.writeHead(404).end()
    const account = new RegExp(`${COOKIE}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1] ?? randomUUID()
    const back = new URL(returnTo)
    back.searchParams.set('code', forServers.codeFor({ openid: account, nickname: CHAT_NICKNAME }))
    back.searchParams.set('state', searchParams.get('state') ?? '')
    response.writeHead(302, { 'Location': back.href, 'Set-Cookie': `${COOKIE}=${account}; Path=/` }).end()
  })
  await new Promise<void>((resolve) => forBrowsers.listen(0, '127.0.0.1', resolve))
  return {
    settings: {
      CHAT_WX_APP_ID: app.appId,
      CHAT_WX_SECRET: app.secret,
      CHAT_WX_API: forServers.url,
      CHAT_WX_OPEN: `http://127.0.0.1:${(forBrowsers.address() as AddressInfo).port}`,
    },
    close: async () => {
      forBrowsers.closeAllConnections()
      await Promise.all([new Promise((resolve) => forBrowsers.close(resolve)), forServers.close()])
    },
  }
}
