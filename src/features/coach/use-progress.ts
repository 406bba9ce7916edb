import { useEffect } from 'react'
import { coachSteps } from './coach-steps.ts'
import { coach } from './coach-store.ts'

/** Goes on when the person does what a step asks for, be it this one or a later one. */
export function useProgress(at: number): void {
  useEffect(() => {
    const follow = ({ type, target }: Event) => {
      if (!(target instanceof Element)) return
      const asked = type === 'change' ? 'type' : undefined
      const reached = coachSteps.findLastIndex((step, place) => place >= at && step.done === asked && target.closest(step.target))
      // After the page has done what was asked.
      if (reached >= 0) setTimeout(() => coach.reach(reached + 1))
    }
    document.addEventListener('click', follow, true)
    document.addEventListener('change', follow, true)
    return () => {
      document.removeEventListener('click', follow, true)
      document.removeEventListener('change', follow, true)
    }
  }, [at])
}
