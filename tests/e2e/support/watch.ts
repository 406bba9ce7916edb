import type { BrowserContext } from '@playwright/test'

/** Notices what a person does not see but should not happen: errors of the page and refused requests. */
export interface Watch {
  /** Follows everything that the pages of a context do. */
  follow: (context: BrowserContext) => void
  /** What must happen in this test, by what would be reported of it. */
  expectProblem: (pattern: RegExp) => void
  /** What may happen in this test, and need not. */
  allowProblem: (pattern: RegExp) => void
  /** What happened that nobody expected, and what was expected in vain. */
  problems: () => string[]
}

export function createWatch(): Watch {
  const seen: string[] = []
  const expected: RegExp[] = []
  const allowed: RegExp[] = []
  return {
    follow: (context) => {
      context.on('weberror', (error) => seen.push(`error: ${error.error().stack ?? error.error().message}`))
      context.on('console', (message) => {
        // The browser's own word on a refused request; the request itself is noted below.
        const isEcho = message.text().startsWith('Failed to load resource: the server responded')
        if (message.type() === 'error' && !isEcho) seen.push(`console: ${message.text()} (${message.location().url})`)
      })
      context.on('response', (response) => {
        if (response.status() >= 400) seen.push(`${response.status()} ${response.request().method()} ${response.url()}`)
      })
    },
    expectProblem: (pattern) => void expected.push(pattern),
    allowProblem: (pattern) => void allowed.push(pattern),
    problems: () => [
      ...seen.filter((problem) => ![...expected, ...allowed].some((pattern) => pattern.test(problem))),
      ...expected.filter((pattern) => !seen.some((problem) => pattern.test(problem))).map((pattern) => `never happened: ${String(pattern)}`),
    ],
  }
}
