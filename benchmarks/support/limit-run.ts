import type { GeneratorId } from '#contract/generators/generators.ts'
import { createRunner } from './run-here.ts'
import { sampleRequest } from './sample-requests.ts'

// One generator in a process of its own, so that what it keeps in memory is its own: started by limits.ts.
const [generator, pixels] = process.argv.slice(2) as [GeneratorId, string]

interface RunReport {
  /** Processor seconds until the first preview, and of the whole run. */
  preview: number | undefined
  whole: number
  /** Most processor seconds of the task's thread without a look at whether it was cancelled, and where it looked next. */
  blocked: number
  where: string
}

export interface LimitReport {
  cold: RunReport
  warm: RunReport
  /** Bytes. */
  peak: number
}

const processSeconds = () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6
const threadSeconds = () => (process.threadCpuUsage().user + process.threadCpuUsage().system) / 1e6

/** Where a task's code called its context: the first frames that lie in the studio's own files. */
function callers(): string {
  const frames = new Error('here').stack!.split('\n').flatMap((line) => /studio\/(.+?:\d+):\d+/.exec(line)?.[1] ?? [])
  return frames.slice(0, 3).join(' < ')
}

const sample = await sampleRequest(generator, Number(pixels))

async function measure(): Promise<RunReport> {
  const start = processSeconds()
  const report: RunReport = { preview: undefined, whole: 0, blocked: 0, where: '' }
  let last = threadSeconds()
  const look = (where: () => string) => {
    const blocked = threadSeconds() - last
    if (blocked > report.blocked) Object.assign(report, { blocked, where: where() })
    last = threadSeconds()
  }
  const preview = () => (report.preview ??= processSeconds() - start)
  await createRunner(sample, { checkCancelled: () => look(callers), progress: () => {}, preview })()
  look(() => 'the end')
  return { ...report, whole: processSeconds() - start }
}

const [cold, warm] = [await measure(), await measure()]
process.send!({ cold, warm, peak: process.resourceUsage().maxRSS * 1024 } satisfies LimitReport)
