import type { OpenBusiness } from './backend.ts'
import { createDomains } from './domains/domains.ts'
import type { EngineSetup } from './engines/engine-setups.ts'
import { openEngines } from './engines/engines.ts'
import { createEngineRegistry } from './engines/registry.ts'
import { sweepTemporaryFolders } from './platform/temporary-folder.ts'

/** The domains over the engines that are configured. */
export const businessOver = (setups: readonly EngineSetup[]): OpenBusiness => async (platform) => {
  const engines = createEngineRegistry(await openEngines(setups, platform), platform)
  const { config, log } = platform
  if (config.workers > 0) {
    sweepTemporaryFolders().catch((error: unknown) => log.warn({ err: error }, 'what killed processes have left was not removed'))
    if (config.warmsUp) engines.warmUp()
  }
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
