import { StudioError } from '../studio-error.ts'

/** Does `work`; what keeps it from succeeding is about the photo of that name in the task's input. */
export async function aboutPhoto<Result>(photo: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StudioError && error.reason !== 'cancelled' && error.photo === undefined) {
      throw new StudioError(error.reason, error.message, { cause: error, photo })
    }
    throw error
  }
}
