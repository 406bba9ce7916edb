import { createActor } from 'xstate'
import { bindMobileMachine } from './bind-mobile.machine.ts'

export interface BindMobileEffects {
  isFlagged(): boolean
  flag(on: boolean): void
  goToLogin(): void
}

/** Runs the machine of the popup. */
export function startBindMobile(current: () => BindMobileEffects) {
  const machine = bindMobileMachine.provide({
    guards: { isFlagged: () => current().isFlagged() },
    actions: {
      setFlag: () => current().flag(true),
      clearFlag: () => current().flag(false),
      goToLogin: () => current().goToLogin(),
    },
  })
  return createActor(machine).start()
}
