import { setup } from 'xstate'

export type BindMobileEvent =
  /** A call was refused because the account has no mobile number (50002). */
  | { type: 'MOBILE_NEEDED' }
  /** The person asks for the popup. */
  | { type: 'OPEN' }
  | { type: 'DISMISSED' }
  | { type: 'BOUND' }

/**
 * The popup that asks for a mobile number: shown and flagged the first time that one is needed; the second time the
 * flag is cleared and the person goes to login. The flag is the session store's and outlives the page.
 */
export const bindMobileMachine = setup({
  types: { events: {} as BindMobileEvent },
  actions: {
    setFlag: () => {},
    clearFlag: () => {},
    goToLogin: () => {},
  },
  guards: {
    isFlagged: () => false,
  },
}).createMachine({
  id: 'bindMobile',
  initial: 'closed',
  on: {
    MOBILE_NEEDED: [
      { guard: 'isFlagged', target: '.closed', actions: ['clearFlag', 'goToLogin'] },
      { target: '.open', actions: 'setFlag' },
    ],
    BOUND: { target: '.closed', actions: 'clearFlag' },
  },
  states: {
    closed: {
      on: { OPEN: 'open' },
    },
    open: {
      on: { DISMISSED: 'closed' },
    },
  },
})
