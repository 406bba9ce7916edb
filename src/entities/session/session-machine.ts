import { assign, fromPromise, setup } from 'xstate'
import type { User } from '#contract/entities.ts'

export type SessionEvent =
  /**
   * A token was issued: for a visitor, or for a person who goes on with another one (a new password, two accounts joined).
   * `announce` asks for 'login success' once the person is known.
   */
  | { type: 'TOKEN_ISSUED'; token: string; announce: boolean }
  /** `everywhere` ends the sessions of the person's other devices as well. */
  | { type: 'LOG_OUT'; everywhere: boolean }
  /** The server refused the token (10008). */
  | { type: 'REFUSED' }
  /** The server rendered a visitor's page although this device has a token: it was ended elsewhere. */
  | { type: 'FOUND_ENDED' }

interface SessionContext {
  /** Whether a person is known: somebody who goes on with another token stays that person when fetching fails. */
  loggedIn: boolean
  announce: boolean
  everywhere: boolean
}

/** Who is using the app: effects (storage, calls, messages, navigation) are given from outside. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as { loggedIn: boolean },
  },
  actors: {
    fetchUser: fromPromise<User>(() => Promise.reject(new Error('fetchUser is not provided'))),
    logOut: fromPromise<void, { everywhere: boolean }>(() => Promise.reject(new Error('logOut is not provided'))),
  },
  actions: {
    saveToken: (_, _params: { token: string }) => {},
    clearSession: () => {},
    storeUser: (_, _params: { user: User }) => {},
    sayLoggedIn: () => {},
    sayLoggedOut: () => {},
    sayNotLoggedIn: (_, _params: { error: unknown }) => {},
    sayNotEverywhere: () => {},
    goToLogin: () => {},
    beginAnew: () => {},
    keepAnnounce: assign((_, { announce }: { announce: boolean }) => ({ announce })),
    keepEverywhere: assign((_, { everywhere }: { everywhere: boolean }) => ({ everywhere })),
  },
  guards: {
    isLoggedIn: ({ context }) => context.loggedIn,
    wantsAnnouncement: ({ context }) => context.announce,
    isEverywhere: ({ context }) => context.everywhere,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ loggedIn: input.loggedIn, announce: false, everywhere: false }),
  initial: 'deciding',
  on: {
    TOKEN_ISSUED: {
      target: '.loggingIn',
      reenter: true,
      actions: [
        { type: 'saveToken', params: ({ event }) => ({ token: event.token }) },
        { type: 'keepAnnounce', params: ({ event }) => ({ announce: event.announce }) },
      ],
    },
  },
  states: {
    deciding: {
      always: [{ guard: 'isLoggedIn', target: 'loggedIn' }, { target: 'loggedOut' }],
    },
    loggedOut: {
      entry: assign({ loggedIn: false }),
      on: {
        FOUND_ENDED: { actions: 'beginAnew' },
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
        onError: [
          { guard: 'isLoggedIn', target: 'loggedIn' },
          {
            target: 'loggedOut',
            actions: ['clearSession', { type: 'sayNotLoggedIn', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
      },
      on: {
        REFUSED: { target: 'loggedOut', actions: 'clearSession' },
      },
    },
    loggedIn: {
      entry: assign({ loggedIn: true }),
      on: {
        LOG_OUT: { target: 'loggingOut', actions: { type: 'keepEverywhere', params: ({ event }) => ({ everywhere: event.everywhere }) } },
        REFUSED: { target: 'loggedOut', actions: ['clearSession', 'goToLogin'] },
      },
    },
    loggingOut: {
      tags: 'busy',
      invoke: {
        src: 'logOut',
        input: ({ context }) => ({ everywhere: context.everywhere }),
        onDone: { target: 'loggedOut', actions: ['clearSession', 'sayLoggedOut'] },
        onError: [
          // Nobody must believe that a lost device was logged out when it was not.
          { guard: 'isEverywhere', target: 'loggedIn', actions: 'sayNotEverywhere' },
          // Whatever the server says, this device forgets the session.
          { target: 'loggedOut', actions: ['clearSession', 'sayLoggedOut'] },
        ],
      },
      on: {
        REFUSED: { target: 'loggedOut', actions: ['clearSession', 'sayLoggedOut'] },
      },
    },
  },
})
