import type { OpenBusiness } from './backend.ts'
import { createDomains } from './domains/domains.ts'
import { createEngines } from './engines/engines.ts'

/** The domains over the engines that are configured. */
export const openBusiness: OpenBusiness = async (platform) => {
  const engines = createEngines(platform)
  if (platform.config.workers > 0) for (const engine of engines) void engine.warmUp?.()
  const domains = createDomains(platform, engines)
  return {
    ...domains,
    close: async () => {
      await domains.close()
      await Promise.all(engines.map((engine) => engine.close()))
    },
  }
}
