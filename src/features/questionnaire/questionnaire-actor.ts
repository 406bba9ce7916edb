import { createActor, fromPromise } from 'xstate'
import { appConfig } from '#config'
import type { SessionStore } from '~/entities/session/create-session-store.ts'
import { questionnaireMachine } from './questionnaire.machine.ts'
import { quietMoment } from './quiet-moment.ts'

/** Runs the machine of the questionnaire upon what all tabs have in common. */
export function startQuestionnaire(store: SessionStore) {
  /** As all tabs have it by now. */
  const kept = () => {
    store.refresh()
    return store.get().questionnaire
  }
  const machine = questionnaireMachine.provide({
    actors: { quietMoment: fromPromise(({ signal }) => quietMoment(signal)) },
    actions: {
      count: (_, { task }) => store.set({ questionnaire: { counted: [...kept().counted, task], done: false } }),
      markDone: () => store.set({ questionnaire: { ...kept(), done: true } }),
      setPopup: (_, { shown }) => store.set({ questionnairePopup: shown }),
    },
    guards: {
      isDone: () => kept().done,
      isCounted: (_, { task }) => kept().counted.includes(task),
      isCountFull: () => kept().counted.length >= appConfig.session.questionnaireAfter,
    },
  })
  return createActor(machine).start()
}
