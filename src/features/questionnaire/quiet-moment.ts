/** The result is looked at for as long, in milliseconds, with nothing in front of it. */
const QUIET_MS = 3000
const LOOK_EVERY_MS = 500

/** Somebody is at something: another sheet or menu is open, words are being typed, or nobody looks. */
const isBusy = () =>
  document.visibilityState === 'hidden' ||
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null ||
  document.activeElement?.matches('input, textarea') === true

/** Waits until nothing was in front of the person for a while. */
export function quietMoment(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let quietFor = 0
    const timer = setInterval(() => {
      quietFor = isBusy() ? 0 : quietFor + LOOK_EVERY_MS
      if (quietFor < QUIET_MS) return
      clearInterval(timer)
      resolve()
    }, LOOK_EVERY_MS)
    signal.addEventListener('abort', () => clearInterval(timer), { once: true })
  })
}
