import * as v from 'valibot'

export interface Counts {
  passed: number
  failed: number
}

const VitestReport = v.object({
  numPassedTests: v.number(),
  testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.object({ status: v.string() })) })),
})

/** A file that fails as a whole, before or around its tests, counts as one failure. */
export function countVitest(report: unknown): Counts {
  const { numPassedTests, testResults } = v.parse(VitestReport, report)
  const failed = testResults.map(({ status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed').length
    return status === 'failed' ? Math.max(1, tests) : tests
  })
  return { passed: numPassedTests, failed: sum(failed) }
}

const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  errors: v.array(v.unknown()),
})

/** Errors outside of tests, such as a server that does not start, count one each. */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors } = v.parse(PlaywrightReport, report)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
