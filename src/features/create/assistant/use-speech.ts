import { useLingui } from '@lingui/react'
import type { Speech } from './parts.ts'

/** The interface's language, for what is written into a prompt. */
export function useSpeech(): Speech {
  const { i18n } = useLingui()
  return { say: (message) => i18n._(message), locale: i18n.locale }
}
