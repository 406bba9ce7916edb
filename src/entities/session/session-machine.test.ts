import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { User } from '#contract/entities.ts'
import { sampleUser } from '../../../tests/support/samples.ts'
import { sessionMachine } from './session-machine.ts'

interface World {
  loggedIn?: boolean
  user?: () => Promise<User>
  logOut?: () => Promise<void>
}

function start({ loggedIn = false, user = async () => sampleUser(), logOut = async () => {} }: World = {}) {
  const effects = {
    saveToken: vi.fn(),
    clearSession: vi.fn(),
    storeUser: vi.fn(),
    sayLoggedIn: vi.fn(),
    sayLoggedOut: vi.fn(),
    goToLogin: vi.fn(),
  }
  const machine = sessionMachine.provide({
    actors: { fetchUser: fromPromise(user), logOut: fromPromise(logOut) },
    actions: {
      ...effects,
      saveToken: (_, params) => effects.saveToken(params.token),
      storeUser: (_, params) => effects.storeUser(params.user.id),
    },
  })
  const actor = createActor(machine, { input: { loggedIn } })
  actor.start()
  return { actor, effects }
}

test('a visitor logs in: the token is kept, the person stored and greeted', async () => {
  const { actor, effects } = start()
  expect(actor.getSnapshot().value).toBe('loggedOut')
  actor.send({ type: 'TOKEN_ISSUED', token: 'a.b.c', announce: true })
  await waitFor(actor, (snapshot) => snapshot.matches('loggedIn'))
  expect(effects.saveToken).toHaveBeenCalledWith('a.b.c')
  expect(effects.storeUser).toHaveBeenCalledWith(sampleUser().id)
  expect(effects.sayLoggedIn).toHaveBeenCalledOnce()
})

test('without being asked to, it does not greet', async () => {
  const { actor, effects } = start()
  actor.send({ type: 'TOKEN_ISSUED', token: 'a.b.c', announce: false })
  await waitFor(actor, (snapshot) => snapshot.matches('loggedIn'))
  expect(effects.sayLoggedIn).not.toHaveBeenCalled()
})

test('when the person cannot be fetched, nothing of the token stays', async () => {
  const { actor, effects } = start({ user: () => Promise.reject(new Error('no network')) })
  actor.send({ type: 'TOKEN_ISSUED', token: 'a.b.c', announce: true })
  await waitFor(actor, (snapshot) => snapshot.matches('loggedOut'))
  expect(effects.clearSession).toHaveBeenCalledOnce()
  expect(effects.sayLoggedIn).not.toHaveBeenCalled()
})

test.each([
  ['answers', async () => {}],
  ['fails', () => Promise.reject(new Error('no network'))],
])('logging out forgets the session when the server %s', async (_, logOut) => {
  const { actor, effects } = start({ loggedIn: true, logOut })
  actor.send({ type: 'LOG_OUT' })
  expect(actor.getSnapshot().hasTag('busy')).toBe(true)
  await waitFor(actor, (snapshot) => snapshot.matches('loggedOut'))
  expect(effects.clearSession).toHaveBeenCalledOnce()
  expect(effects.sayLoggedOut).toHaveBeenCalledOnce()
})

test('a refused token clears the session and leads to login', () => {
  const { actor, effects } = start({ loggedIn: true })
  actor.send({ type: 'REFUSED' })
  expect(actor.getSnapshot().value).toBe('loggedOut')
  expect(effects.clearSession).toHaveBeenCalledOnce()
  expect(effects.goToLogin).toHaveBeenCalledOnce()
})

test('a refusal means nothing to a visitor', () => {
  const { actor, effects } = start()
  actor.send({ type: 'REFUSED' })
  expect(effects.clearSession).not.toHaveBeenCalled()
})
