import type { Logger } from '../../platform/log.ts'
import type { Models, Provider } from './provider.ts'
import type { ImageModelCard } from './image-model.ts'

/** A provider as this installation uses it. */
export interface Service {
  id: string
  provider: Omit<Provider, 'baseURL'>
  apiKey: string
  baseURL: string
  /** Keeps the rules of what is asked and how much is read. */
  fetch: typeof globalThis.fetch
  /** The provider's code, loaded at the first call. */
  models(fetch: typeof globalThis.fetch): Promise<Models>
  images: readonly ImageModelCard[]
  chat?: string
  stays: boolean
  log: Logger
}

/** The SDK itself, loaded at the first call, and told not to write into the console. */
export async function sdk() {
  const ai = await import('ai')
  globalThis.AI_SDK_LOG_WARNINGS = false
  return ai
}
