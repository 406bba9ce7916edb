import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { User } from '#contract/entities.ts'
import { sampleUser } from '../../../tests/support/samples.ts'
import { sessionMachine } from './session-machine.ts'

interface World {
  loggedIn?: boolean
  user?: () => Promise<User>
  logOut?: (how: { everywhere: boolean }) => Promise<void>
}

function start({ loggedIn = false, user = async () => sampleUser(), logOut = async () => {} }: World = {}) {
  const effects = {
    saveToken: vi.fn(),
    clearSession: vi.fn(),
    storeUser: vi.fn(),
    sayLoggedIn: vi.fn(),
    sayLoggedOut: vi.fn(),
    sayNotLoggedIn: vi.fn(),
    sayNotEverywhere: vi.fn(),
    goToLogin: vi.fn(),
    beginAnew: vi.fn(),
  }
  const machine = sessionMachine.provide({
    actors: { fetchUser: fromPromise(user), logOut: fromPromise(({ input }) => logOut(input)) },
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
  expect(effects.sayNotLoggedIn).toHaveBeenCalledOnce()
})

test('after a session that was ended elsewhere everything begins anew', () => {
  const { actor, effects } = start()
  actor.send({ type: 'FOUND_ENDED' })
  expect(actor.getSnapshot().value).toBe('loggedOut')
  expect(effects.beginAnew).toHaveBeenCalledOnce()
})

test.each([
  ['answers', async () => {}],
  ['fails', () => Promise.reject(new Error('no network'))],
])('logging out forgets the session when the server %s', async (_, logOut) => {
  const { actor, effects } = start({ loggedIn: true, logOut })
  actor.send({ type: 'LOG_OUT', everywhere: false })
  expect(actor.getSnapshot().hasTag('busy')).toBe(true)
  await waitFor(actor, (snapshot) => snapshot.matches('loggedOut'))
  expect(effects.clearSession).toHaveBeenCalledOnce()
  expect(effects.sayLoggedOut).toHaveBeenCalledOnce()
})

test.each([true, false])('the server hears whether all devices are meant: %s', async (everywhere) => {
  const logOut = vi.fn(async () => {})
  const { actor } = start({ loggedIn: true, logOut })
  actor.send({ type: 'LOG_OUT', everywhere })
  await waitFor(actor, (snapshot) => snapshot.matches('loggedOut'))
  expect(logOut).toHaveBeenCalledWith({ everywhere })
})

test('when not all devices could be logged out, the person stays and is told', async () => {
  const { actor, effects } = start({ loggedIn: true, logOut: () => Promise.reject(new Error('no network')) })
  actor.send({ type: 'LOG_OUT', everywhere: true })
  await waitFor(actor, (snapshot) => snapshot.matches('loggedIn'))
  expect(effects.sayNotEverywhere).toHaveBeenCalledOnce()
  expect(effects.clearSession).not.toHaveBeenCalled()
})

test('a token that is refused while logging out ends in the same place', () => {
  const { actor, effects } = start({ loggedIn: true, logOut: () => new Promise(() => {}) })
  actor.send({ type: 'LOG_OUT', everywhere: true })
  actor.send({ type: 'REFUSED' })
  expect(actor.getSnapshot().value).toBe('loggedOut')
  expect(effects.clearSession).toHaveBeenCalledOnce()
  expect(effects.goToLogin).not.toHaveBeenCalled()
})

test('a person goes on with another token, quietly', async () => {
  const { actor, effects } = start({ loggedIn: true, user: async () => sampleUser({ id: 'another' }) })
  actor.send({ type: 'TOKEN_ISSUED', token: 'd.e.f', announce: false })
  await waitFor(actor, (snapshot) => snapshot.matches('loggedIn'))
  expect(effects.saveToken).toHaveBeenCalledWith('d.e.f')
  expect(effects.storeUser).toHaveBeenCalledWith('another')
  expect(effects.sayLoggedIn).not.toHaveBeenCalled()
})

test('who goes on with another token stays logged in when the network fails, but not when that one is refused', async () => {
  const lost = start({ loggedIn: true, user: () => Promise.reject(new Error('no network')) })
  lost.actor.send({ type: 'TOKEN_ISSUED', token: 'd.e.f', announce: false })
  await waitFor(lost.actor, (snapshot) => snapshot.matches('loggedIn'))
  expect(lost.effects.clearSession).not.toHaveBeenCalled()

  const refused = start({ loggedIn: true, user: () => new Promise(() => {}) })
  refused.actor.send({ type: 'TOKEN_ISSUED', token: 'd.e.f', announce: false })
  refused.actor.send({ type: 'REFUSED' })
  expect(refused.actor.getSnapshot().value).toBe('loggedOut')
  expect(refused.effects.clearSession).toHaveBeenCalledOnce()
})

test('of two tokens that are issued at once the last one counts', async () => {
  const answers = [new Promise<User>(() => {}), Promise.resolve(sampleUser())]
  const { actor, effects } = start({ user: () => answers.shift()! })
  actor.send({ type: 'TOKEN_ISSUED', token: 'a.b.c', announce: false })
  actor.send({ type: 'TOKEN_ISSUED', token: 'd.e.f', announce: false })
  await waitFor(actor, (snapshot) => snapshot.matches('loggedIn'))
  expect(effects.saveToken).toHaveBeenLastCalledWith('d.e.f')
})

test('after logging out a failed login leaves a visitor', async () => {
  const { actor } = start({ loggedIn: true, user: () => Promise.reject(new Error('no network')) })
  actor.send({ type: 'LOG_OUT', everywhere: false })
  await waitFor(actor, (snapshot) => snapshot.matches('loggedOut'))
  actor.send({ type: 'TOKEN_ISSUED', token: 'a.b.c', announce: true })
  await waitFor(actor, (snapshot) => snapshot.matches('loggedOut'))
  expect(actor.getSnapshot().context.loggedIn).toBe(false)
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
