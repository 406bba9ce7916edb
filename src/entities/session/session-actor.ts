import { createActor, fromPromise } from 'xstate'
import type { User } from '#contract/entities.ts'
import { sessionMachine } from './session-machine.ts'

/** What the session does to the world. */
export interface SessionEffects {
  loggedIn: boolean
  fetchUser(signal: AbortSignal): Promise<User>
  logOut(input: { everywhere: boolean }, signal: AbortSignal): Promise<void>
  saveToken(token: string): void
  clearSession(): void
  storeUser(user: User): void
  sayLoggedIn(): void
  sayNotLoggedIn(error: unknown): void
  sayLoggedOut(): void
  sayNotEverywhere(): void
  goToLogin(): void
  beginAnew(): void
}

/** Runs the session machine. */
export function startSession(current: () => SessionEffects) {
  const machine = sessionMachine.provide({
    actors: {
      fetchUser: fromPromise(({ signal }) => current().fetchUser(signal)),
      logOut: fromPromise(({ input, signal }) => current().logOut(input, signal)),
    },
    actions: {
      saveToken: (_, { token }) => current().saveToken(token),
      clearSession: () => current().clearSession(),
      storeUser: (_, { user }) => current().storeUser(user),
      sayLoggedIn: () => current().sayLoggedIn(),
      sayNotLoggedIn: (_, { error }) => current().sayNotLoggedIn(error),
      sayLoggedOut: () => current().sayLoggedOut(),
      sayNotEverywhere: () => current().sayNotEverywhere(),
      goToLogin: () => current().goToLogin(),
      beginAnew: () => current().beginAnew(),
    },
  })
  return createActor(machine, { input: { loggedIn: current().loggedIn } }).start()
}
