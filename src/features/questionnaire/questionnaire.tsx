import { createActorContext } from '@xstate/react'
import type { ReactNode } from 'react'
import { fromPromise } from 'xstate'
import { appConfig } from '#config'
import { useSessionField, useSessionStore } from '~/entities/session/session-store.ts'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import { questionnaireMachine } from './questionnaire.machine.ts'
import { quietMoment } from './quiet-moment.ts'

/** Shown once in a person's life with the app. */
const QuestionnaireSheet = lazyPart(() => import('./questionnaire-sheet.tsx'), 'QuestionnaireSheet', { whenFails: 'quiet' })

const QuestionnaireContext = createActorContext(questionnaireMachine)

/** Takes note of finished creations. */
export const useQuestionnaire = () => QuestionnaireContext.useActorRef()

export function QuestionnaireProvider({ children }: { children: ReactNode }) {
  const store = useSessionStore()
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
  return <QuestionnaireContext.Provider logic={machine}>{children}</QuestionnaireContext.Provider>
}

export function QuestionnairePopup() {
  const questionnaire = useQuestionnaire()
  const shown = useSessionField('questionnairePopup')
  return shown && <QuestionnaireSheet onClose={() => questionnaire.send({ type: 'CLOSE' })} />
}
