import type { Handlers } from '../../../call.ts'
import type { AccountParts } from '../account-parts.ts'
import { createQrApproval } from './qr-approval.ts'
import { createQrWaiting } from './qr-waiting.ts'

/** Login of one device by approval on another. */
export function createQrLogin(parts: AccountParts): Handlers<'loginQrcode'> {
  const { create, poll } = createQrWaiting(parts)
  const { look, answer } = createQrApproval(parts)
  return {
    async loginQrcode(request, call) {
      switch (request.action) {
        case 'create':
          return create(request, call)
        case 'poll':
          return poll(request, call)
        case 'look':
          return look(request, call)
        case 'answer':
          return answer(request, call)
      }
    },
  }
}
