import type { EngineProgress } from '../engine.ts'

/** Which of several is worked on, counted from 0, as progress tells it; nothing where there is one alone. */
export const partOf = (index: number, of: number): Pick<EngineProgress, 'part'> => (of > 1 ? { part: { number: index + 1, of } } : {})
