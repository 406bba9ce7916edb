import { Piscina } from 'piscina'

/** What holds for all that a pool's workers do. */
export interface WorkerSettings {
  /** Whether photos may be searched for things by name. */
  namesThings: boolean
}

/** The settings of the worker that this runs in; outside of one nothing is switched off. */
export function workerSettings(): WorkerSettings {
  // Data from the pool that started the worker, which sets nothing else.
  return (Piscina.workerData as WorkerSettings | undefined) ?? { namesThings: true }
}
