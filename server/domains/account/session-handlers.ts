import { notFound } from '../../business-error.ts'
import type { Handlers } from '../../call.ts'
import type { AccountParts } from './account-parts.ts'
import { viewSession } from './session-view.ts'

/** What a person who is logged in sees and ends. */
export function createSessionHandlers(parts: AccountParts): Handlers<'logout' | 'sessionList' | 'sessionEnd' | 'userInfo'> {
  const { platform, sessions, users } = parts
  return {
    async logout({ everywhere }, { identity: { userId, sessionId } }) {
      await platform.db.transaction(async (tx) => {
        if (everywhere) await sessions.endAll(tx, userId)
        else await sessions.end(tx, userId, sessionId)
      })
      return {}
    },

    async sessionList(_request, { identity: { userId, sessionId } }) {
      const live = await sessions.list(userId)
      return { sessions: live.map((session) => viewSession(session, sessionId)) }
    },

    async sessionEnd({ id }, { identity: { userId } }) {
      const found = await platform.db.transaction((tx) => sessions.end(tx, userId, id))
      if (!found) throw notFound('session-not-found')
      return {}
    },

    async userInfo(_request, { identity }) {
      const [info, token] = await Promise.all([users.info(identity.userId), sessions.renew(identity)])
      return { ...info, token }
    },
  }
}
