import { useState, type ReactNode } from 'react'
import type { Work } from '#contract/entities.ts'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'

/** Fetched when the first work is held. */
const WorkMenu = lazyPart(() => import('./work-menu.tsx'), 'WorkMenu', { whenFails: 'over' })

/** For walls of one's own works: what can be done with the one that is held. */
export function useWorkMenu(): { openMenu: (work: Work) => void; menu: ReactNode } {
  const [work, setWork] = useState<Work>()
  return {
    openMenu: setWork,
    menu: work && <WorkMenu work={work} onClose={() => setWork(undefined)} onGiveUp={() => setWork(undefined)} />,
  }
}
