import type { Moderator } from '../../moderation/moderator.ts'
import type { PaymentProviders } from '../../payments/create-payment-providers.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Uploads } from '../uploads/uploads.ts'
import { createAccountParts, type AccountPartsNeeds } from './account-parts.ts'
import { createBindMobile } from './chat/bind-mobile.ts'
import { createChatLogin } from './chat/chat-login.ts'
import { createChatProviders } from './chat/providers/create-providers.ts'
import { createCodeLogin } from './code-login.ts'
import { createPasswordLogin } from './password-login.ts'
import { createPasswords } from './passwords.ts'
import { createProfile } from './profile/profile.ts'
import { createQrLogin } from './qr/qr-login.ts'
import { createSessionHandlers } from './session-handlers.ts'

export type Account = ReturnType<typeof createAccount>

interface AccountNeeds extends AccountPartsNeeds {
  uploads: Uploads
  providers: PaymentProviders
  moderator: Moderator
}

export function createAccount(platform: Platform, { uploads, providers, moderator, ...needs }: AccountNeeds) {
  const parts = createAccountParts(platform, needs)
  const chatProviders = createChatProviders(platform.config.chat, platform.log)
  return {
    authenticate: parts.sessions.authenticate,
    /** For what is about an account as a whole. */
    parts,
    handlers: {
      ...createCodeLogin(parts),
      ...createPasswordLogin(parts),
      ...createPasswords(parts),
      ...createSessionHandlers(parts),
      ...createChatLogin(parts, chatProviders),
      ...createBindMobile(parts),
      ...createQrLogin(parts),
      ...createProfile(parts, uploads, chatProviders, providers, moderator),
    },
  }
}
