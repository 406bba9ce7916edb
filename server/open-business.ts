import type { OpenBusiness } from './backend.ts'
import { createDomains } from './domains/domains.ts'
import type { EngineSetup } from './engines/engine-setups.ts'
import { openEngines } from './engines/engines.ts'
import { createEngineRegistry } from './engines/registry.ts'

/** The domains over the engines that are configured. */
export const businessOver = (setups: readonly EngineSetup[]): OpenBusiness => async (platform) => {
  const engines = createEngineRegistry(await openEngines(setups, platform), platform)
  if (platform.config.workers > 0) engines.warmUp()
  const domains = createDomains(platform, engines)
  return {
    ...domains,
    lanes: engines.lanes,
    close: async () => {
      await domains.close()
      await engines.close()
    },
  }
}
