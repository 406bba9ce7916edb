import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { bindMobileMachine, type BindMobileEvent } from './bind-mobile.machine.ts'

/** Runs the machine over a store with the flag, and tells where it came to. */
function walk(types: readonly BindMobileEvent['type'][], flagged = false) {
  const goToLogin = vi.fn()
  const store = { flagged }
  const machine = bindMobileMachine.provide({
    guards: { isFlagged: () => store.flagged },
    actions: { setFlag: () => (store.flagged = true), clearFlag: () => (store.flagged = false), goToLogin },
  })
  const actor = createActor(machine)
  actor.start()
  for (const type of types) actor.send({ type })
  return { popup: actor.getSnapshot().value, flagged: store.flagged, logins: goToLogin.mock.calls.length }
}

test.each<[string, BindMobileEvent['type'][], object]>([
  ['nothing happened', [], { popup: 'closed', flagged: false, logins: 0 }],
  ['the first time it is shown and flagged', ['MOBILE_NEEDED'], { popup: 'open', flagged: true, logins: 0 }],
  ['the second time it leads to login', ['MOBILE_NEEDED', 'MOBILE_NEEDED'], { popup: 'closed', flagged: false, logins: 1 }],
  ['closed by the person it stays flagged', ['MOBILE_NEEDED', 'DISMISSED'], { popup: 'closed', flagged: true, logins: 0 }],
  ['the next time after that is the second', ['MOBILE_NEEDED', 'DISMISSED', 'MOBILE_NEEDED'], { popup: 'closed', flagged: false, logins: 1 }],
  ['the third time is a first one', ['MOBILE_NEEDED', 'MOBILE_NEEDED', 'MOBILE_NEEDED'], { popup: 'open', flagged: true, logins: 1 }],
  ['bound, all is forgotten', ['MOBILE_NEEDED', 'BOUND'], { popup: 'closed', flagged: false, logins: 0 }],
  ['needed after that is a first time', ['MOBILE_NEEDED', 'BOUND', 'MOBILE_NEEDED'], { popup: 'open', flagged: true, logins: 0 }],
  ['opened by the person it is not flagged', ['OPEN'], { popup: 'open', flagged: false, logins: 0 }],
  ['opened and closed by the person', ['OPEN', 'DISMISSED'], { popup: 'closed', flagged: false, logins: 0 }],
])('%s', (_, types, outcome) => {
  expect(walk(types)).toEqual(outcome)
})

test('a flag from an earlier visit makes this time the second', () => {
  expect(walk(['MOBILE_NEEDED'], true)).toEqual({ popup: 'closed', flagged: false, logins: 1 })
})
