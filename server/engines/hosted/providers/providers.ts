import type { Provider } from '../provider.ts'
import { alibaba } from './alibaba.ts'
import { blackForestLabs } from './black-forest-labs.ts'
import { bytedance } from './bytedance.ts'
import { fal } from './fal.ts'
import { google } from './google.ts'
import { luma } from './luma.ts'
import { openai } from './openai.ts'
import { replicate } from './replicate.ts'
import { together } from './together.ts'
import { xai } from './xai.ts'

/** The hosted services with an address of their own. */
export const providers: readonly Provider[] = [
  openai,
  google,
  blackForestLabs,
  fal,
  replicate,
  together,
  xai,
  luma,
  alibaba,
  bytedance,
]
