let pause = () => {}

/** Makes a model; whoever waits for it may break it off at any of its shapes. */
export function pausing<Made>(checkCancelled: () => void, make: () => Made): Made {
  const outer = pause
  pause = checkCancelled
  try {
    return make()
  } finally {
    pause = outer
  }
}

/** To be called by what takes its time within `pausing`; else nothing happens. */
export const mayPause = (): void => pause()
