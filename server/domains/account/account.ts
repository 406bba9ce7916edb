import type { Platform } from '../../platform/platform.ts'
import type { Say } from '../../words/say.ts'
import type { Uploads } from '../uploads/uploads.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { createAccountParts } from './account-parts.ts'
import { createBindMobile } from './chat/bind-mobile.ts'
import { createChatLogin } from './chat/chat-login.ts'
import { createChatProviders } from './chat/providers/create-providers.ts'
import { createCodeLogin } from './code-login.ts'
import { createPasswordLogin } from './password-login.ts'
import { createPasswords } from './passwords.ts'
import { createProfile } from './profile/profile.ts'
import { createQrLogin } from './qr/qr-login.ts'
import { createSessionHandlers } from './session-handlers.ts'
import type { SmsSender } from './sms.ts'

export type Account = ReturnType<typeof createAccount>

interface AccountNeeds {
  wallet: Wallet
  uploads: Uploads
  sendMessage: SmsSender
  say: Say
}

export function createAccount(platform: Platform, { wallet, uploads, sendMessage, say }: AccountNeeds) {
  const parts = createAccountParts(platform, wallet, sendMessage, say)
  const chatProviders = createChatProviders(platform.config.chat, platform.log)
  return {
    authenticate: parts.sessions.authenticate,
    handlers: {
      ...createCodeLogin(parts),
      ...createPasswordLogin(parts),
      ...createPasswords(parts),
      ...createSessionHandlers(parts),
      ...createChatLogin(parts, chatProviders),
      ...createBindMobile(parts),
      ...createQrLogin(parts),
      ...createProfile(parts, uploads, chatProviders),
    },
  }
}
