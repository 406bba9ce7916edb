import { createContext, useContext, type ReactNode } from 'react'
import { useSessionField, useSessionStore } from '~/entities/session/session-store.ts'
import { createPartFetch } from '~/shared/lib/fetch-part.ts'
import { useLateActor, type LateActor } from '~/shared/lib/late-actor.ts'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import type { questionnaireMachine } from './questionnaire.machine.ts'

/** Shown once in a person's life with the app. */
const QuestionnaireSheet = lazyPart(() => import('./questionnaire-sheet.tsx'), 'QuestionnaireSheet', { whenFails: 'quiet' })

const fetchMachine = createPartFetch(() => import('./questionnaire-actor.ts'))

type Questionnaire = LateActor<typeof questionnaireMachine>

const QuestionnaireContext = createContext<Questionnaire | undefined>(undefined)

/** Takes note of finished creations. */
export function useQuestionnaire(): Questionnaire {
  const questionnaire = useContext(QuestionnaireContext)
  if (!questionnaire) throw new Error('useQuestionnaire outside the app')
  return questionnaire
}

export function QuestionnaireProvider({ children }: { children: ReactNode }) {
  const store = useSessionStore()
  const questionnaire = useLateActor(store, async (current) => (await fetchMachine()).startQuestionnaire(current()))
  return <QuestionnaireContext value={questionnaire}>{children}</QuestionnaireContext>
}

export function QuestionnairePopup() {
  const questionnaire = useQuestionnaire()
  const shown = useSessionField('questionnairePopup')
  return shown && <QuestionnaireSheet onClose={() => questionnaire.send({ type: 'CLOSE' })} />
}
