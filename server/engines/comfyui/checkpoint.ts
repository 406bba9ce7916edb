import * as v from 'valibot'

const NotedJob = v.object({
  server: v.string(),
  id: v.string(),
  /** The socket's id: frames of the job go to nobody else. */
  client: v.string(),
})
export type NotedJob = v.InferOutput<typeof NotedJob>

const Noted = v.object({
  /** One a picture, as the jobs. */
  seeds: v.array(v.number()),
  jobs: v.array(NotedJob),
})
/** What is written down of a creation, each job before it is submitted. */
export type Noted = v.InferOutput<typeof Noted>

/** Undefined where nothing was written, or by an engine that has gone since. */
export function readNoted(value: string | undefined): Noted | undefined {
  if (value === undefined) return undefined
  try {
    return v.parse(Noted, JSON.parse(value))
  } catch {
    return undefined
  }
}
