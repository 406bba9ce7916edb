import { assign, fromPromise, setup } from 'xstate'
import type { User } from '#contract/entities.ts'

export type SessionEvent =
  /** A token was issued; `announce` asks for 'login success' once the person is known. */
  | { type: 'TOKEN_ISSUED'; token: string; announce: boolean }
  | { type: 'LOG_OUT' }
  /** The server refused the token (10008). */
  | { type: 'REFUSED' }

/** Who is using the app: effects (storage, calls, messages, navigation) are given from outside. */
export const sessionMachine = setup({
  types: {
    context: {} as { loggedIn: boolean; announce: boolean },
    events: {} as SessionEvent,
    input: {} as { loggedIn: boolean },
  },
  actors: {
    fetchUser: fromPromise<User>(() => Promise.reject(new Error('fetchUser is not provided'))),
    logOut: fromPromise<void>(() => Promise.reject(new Error('logOut is not provided'))),
  },
  actions: {
    saveToken: (_, _params: { token: string }) => {},
    clearSession: () => {},
    storeUser: (_, _params: { user: User }) => {},
    sayLoggedIn: () => {},
    sayLoggedOut: () => {},
    goToLogin: () => {},
  },
  guards: {
    startsLoggedIn: ({ context }) => context.loggedIn,
    wantsAnnouncement: ({ context }) => context.announce,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ loggedIn: input.loggedIn, announce: false }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'startsLoggedIn', target: 'loggedIn' }, { target: 'loggedOut' }],
    },
    loggedOut: {
      on: {
        TOKEN_ISSUED: {
          target: 'loggingIn',
          actions: [
            { type: 'saveToken', params: ({ event }) => ({ token: event.token }) },
            assign({ announce: ({ event }) => event.announce }),
          ],
        },
      },
    },
    loggingIn: {
      invoke: {
        src: 'fetchUser',
        onDone: [
          {
            guard: 'wantsAnnouncement',
            target: 'loggedIn',
            actions: [{ type: 'storeUser', params: ({ event }) => ({ user: event.output }) }, 'sayLoggedIn'],
          },
          { target: 'loggedIn', actions: { type: 'storeUser', params: ({ event }) => ({ user: event.output }) } },
        ],
        onError: { target: 'loggedOut', actions: 'clearSession' },
      },
    },
    loggedIn: {
      on: {
        LOG_OUT: 'loggingOut',
        REFUSED: { target: 'loggedOut', actions: ['clearSession', 'goToLogin'] },
      },
    },
    loggingOut: {
      tags: 'busy',
      invoke: {
        src: 'logOut',
        // Whatever the server says, this device forgets the session.
        onDone: { target: 'loggedOut', actions: ['clearSession', 'sayLoggedOut'] },
        onError: { target: 'loggedOut', actions: ['clearSession', 'sayLoggedOut'] },
      },
    },
  },
})
