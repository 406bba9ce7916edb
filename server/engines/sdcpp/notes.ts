import * as v from 'valibot'
import type { Checkpoint } from '../engine.ts'
import { followingSeeds } from '../shared/random-seed.ts'

const Notes = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    /** Of the first picture; another attempt paints the same ones. */
    seed: v.number(),
    /** The server's job for each picture, as far as they were sent. */
    jobs: v.array(v.string()),
  }),
)

export interface JobNotes {
  /** One for each picture. */
  seeds: readonly number[]
  job(picture: number): string | undefined
  /** Stored when this resolves. */
  note(picture: number, job: string): Promise<void>
}

/** What is written down of a creation's jobs, so that another attempt finds them or sends the same again. */
export async function keepNotes(checkpoint: Checkpoint, { seed, count = 1 }: { seed?: number; count?: number }): Promise<JobNotes> {
  const earlier = v.safeParse(Notes, checkpoint.value)
  const seeds = followingSeeds(seed ?? (earlier.success ? earlier.output.seed : undefined), count)
  const jobs = earlier.success ? earlier.output.jobs : []
  const write = () => checkpoint.write(JSON.stringify({ seed: seeds[0], jobs }))
  if (!earlier.success) await write()
  return {
    seeds,
    job: (picture) => jobs[picture],
    note: async (picture, job) => {
      jobs[picture] = job
      await write()
    },
  }
}
