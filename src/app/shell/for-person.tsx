import type { Task } from '#contract/entities.ts'
import { AgreementNews } from '~/features/agreement-news/agreement-news.tsx'
import { RunningTasks } from '~/features/running-tasks/running-tasks.tsx'

/** What goes along with whoever is logged in, wherever they are. */
export const ForPerson = ({ onSucceeded }: { onSucceeded: (task: Task) => void }) => (
  <>
    <RunningTasks onSucceeded={onSucceeded} />
    <AgreementNews />
  </>
)
