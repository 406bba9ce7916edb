import type { Logger } from '../../platform/log.ts'
import type { Models, Provider } from './provider.ts'
import type { Remote } from '../shared/remote.ts'
import type { ImageModelCard } from './image-model.ts'
import type { SpeechModelCard } from './speech/speech-model.ts'
import type { VideoModelCard } from './videos/video-model.ts'

/** A provider as this installation uses it. */
export interface Service {
  id: string
  provider: Omit<Provider, 'baseURL'>
  apiKey: string
  baseURL: string
  /** Keeps the rules of what is asked and how much is read. */
  fetch: typeof globalThis.fetch
  /** Films that its answers name, as they come. */
  files: Pick<Remote, 'stream'>
  /** Milliseconds between two looks at a job of a film. */
  pollMs: number
  /** The provider's code, loaded at the first call. */
  models(fetch: typeof globalThis.fetch): Promise<Models>
  images: readonly ImageModelCard[]
  videos: readonly VideoModelCard[]
  speech: readonly SpeechModelCard[]
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
