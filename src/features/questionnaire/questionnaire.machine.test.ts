import { beforeEach, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { questionnaireMachine } from './questionnaire.machine.ts'

/** What all tabs share. */
let kept: { counted: string[]; done: boolean }
beforeEach(() => {
  kept = { counted: [], done: false }
})

function openTab() {
  let quiet = () => {}
  const setPopup = vi.fn<(shown: boolean) => void>()
  const machine = questionnaireMachine.provide({
    actors: { quietMoment: fromPromise(() => new Promise<void>((resolve) => (quiet = resolve))) },
    actions: {
      count: (_, { task }) => void kept.counted.push(task),
      markDone: () => (kept.done = true),
      setPopup: (_, { shown }) => setPopup(shown),
    },
    guards: {
      isDone: () => kept.done,
      isCounted: (_, { task }) => kept.counted.includes(task),
      isCountFull: () => kept.counted.length >= 3,
    },
  })
  const actor = createActor(machine).start()
  return {
    setPopup,
    finish: (...tasks: string[]) => tasks.forEach((task) => actor.send({ type: 'TRIGGER', task })),
    close: () => actor.send({ type: 'CLOSE' }),
    state: () => actor.getSnapshot().value,
    becomeQuiet: async () => {
      quiet()
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}

test('the first three only count; the next shows the popup once nothing is in front of the person', async () => {
  const tab = openTab()
  tab.finish('a', 'b', 'c')
  expect(tab.state()).toBe('counting')
  expect(kept).toEqual({ counted: ['a', 'b', 'c'], done: false })
  tab.finish('d')
  expect(tab.state()).toBe('waiting')
  expect(tab.setPopup).not.toHaveBeenCalled()
  await tab.becomeQuiet()
  expect(tab.state()).toBe('showing')
  expect(tab.setPopup).toHaveBeenLastCalledWith(true)
  expect(kept.done).toBe(true)
})

test('it is shown once: closed, it does not come again', async () => {
  const tab = openTab()
  tab.finish('a', 'b', 'c', 'd')
  await tab.becomeQuiet()
  tab.close()
  expect(tab.state()).toBe('done')
  expect(tab.setPopup).toHaveBeenLastCalledWith(false)
  tab.finish('e')
  expect(tab.setPopup).toHaveBeenCalledTimes(2)

  const later = openTab()
  later.finish('f')
  expect(later.state()).toBe('done')
  expect(later.setPopup).not.toHaveBeenCalled()
})

test('a creation that several tabs hear of counts once', () => {
  const [one, other] = [openTab(), openTab()]
  one.finish('a')
  other.finish('a')
  one.finish('b')
  other.finish('b', 'a')
  expect(kept.counted).toEqual(['a', 'b'])
})

test('two tabs that wait for the moment show it once between them', async () => {
  const [one, other] = [openTab(), openTab()]
  one.finish('a', 'b', 'c', 'd')
  other.finish('d')
  await one.becomeQuiet()
  await other.becomeQuiet()
  expect(one.state()).toBe('showing')
  expect(other.state()).toBe('done')
  expect(other.setPopup).not.toHaveBeenCalled()
})

test('a page that is closed while it waits leaves the popup to the next creation', async () => {
  openTab().finish('a', 'b', 'c', 'd')
  const next = openTab()
  next.finish('e')
  await next.becomeQuiet()
  expect(next.state()).toBe('showing')
})
