import type { Logger } from '../../platform/log.ts'
import type { Clock } from '../../platform/platform.ts'
import type { Patience } from './patience.ts'

/** What a provider works with beside its settings. */
export interface ProviderDeps {
  clock: Clock
  log: Logger
  /** Absent: as for people. */
  patience?: Patience
}
