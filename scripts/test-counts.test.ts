import { expect, it } from 'vitest'
import { countPlaywright, countVitest } from './test-counts.ts'

const file = (status: string, ...tests: string[]) => ({ status, assertionResults: tests.map((test) => ({ status: test })) })

it('counts tests, and a file that fails as a whole as one', () => {
  const testResults = [file('passed', 'passed', 'skipped'), file('failed', 'failed', 'failed', 'passed'), file('failed'), file('failed', 'skipped')]
  expect(countVitest({ numPassedTests: 2, testResults })).toEqual({ passed: 2, failed: 4 })
})

it('counts what a browser test needed a second try for, and what failed outside of tests', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 3 }
  expect(countPlaywright({ stats, errors: [{ message: 'the server did not start' }] })).toEqual({ passed: 5, failed: 3 })
})

it('does not take a report it cannot read for a good one', () => {
  expect(() => countVitest({})).toThrow()
  expect(() => countPlaywright({ stats: {} })).toThrow()
})
