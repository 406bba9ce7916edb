import type { KeyboardEvent } from 'react'

interface KeyActions {
  toggle: () => void
  skip: (seconds: number) => void
  fullScreen: () => void
  mute: () => void
  captions: () => void
}

const STEP_SECONDS = 5

/** What players do everywhere at these keys, unless the thing in focus needs them itself. */
export const keyAction = ({ toggle, skip, fullScreen, mute, captions }: KeyActions) => {
  const actions: Record<string, () => void> = {
    ' ': toggle,
    'k': toggle,
    'ArrowLeft': () => skip(-STEP_SECONDS),
    'ArrowRight': () => skip(STEP_SECONDS),
    'f': fullScreen,
    'm': mute,
    'c': captions,
  }
  return (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event
    const action = actions[key.length === 1 ? key.toLowerCase() : key]
    const isRange = target instanceof HTMLInputElement
    const isButton = target instanceof HTMLButtonElement
    if (!action || altKey || ctrlKey || metaKey || (isRange && key.startsWith('Arrow')) || (isButton && key === ' ')) return
    event.preventDefault()
    action()
  }
}
