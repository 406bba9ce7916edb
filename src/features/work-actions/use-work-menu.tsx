import { Suspense, lazy, useState, type ReactNode } from 'react'
import type { Work } from '#contract/entities.ts'

/** Fetched when the first work is held. */
const WorkMenu = lazy(() => import('./work-menu.tsx').then((module) => ({ default: module.WorkMenu })))

/** For walls of one's own works: what can be done with the one that is held. */
export function useWorkMenu(): { openMenu: (work: Work) => void; menu: ReactNode } {
  const [work, setWork] = useState<Work>()
  return {
    openMenu: setWork,
    menu: work && (
      <Suspense>
        <WorkMenu work={work} onClose={() => setWork(undefined)} />
      </Suspense>
    ),
  }
}
