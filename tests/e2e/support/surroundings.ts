import type { Browser } from '../../../scripts/find-browser.ts'

/** What the run has made ready for its tests. */
interface Surroundings {
  /** Where the product answers. */
  url: string
  /** Address of its database. */
  database: string
  browser: Browser
}

const VARIABLE = 'INKLING_E2E'

/** Worker processes get nothing else from the one that sets up. */
export function handOver(surroundings: Surroundings): void {
  process.env[VARIABLE] = JSON.stringify(surroundings)
}

export const surroundings = (): Surroundings => JSON.parse(process.env[VARIABLE] ?? '{}') as Surroundings
