import { cloudPathMessages, cloudPathProblem, type CloudPathProblem } from '#contract/cloud.ts'

/** A path that the cloud storage does not take; nothing was sent. */
export class CloudPathError extends Error {
  override name = 'CloudPathError'
  readonly problem: CloudPathProblem

  constructor(problem: CloudPathProblem) {
    super(cloudPathMessages[problem])
    this.problem = problem
  }
}

export function checkCloudPath(path: unknown): void {
  const problem = cloudPathProblem(path)
  if (problem) throw new CloudPathError(problem)
}
