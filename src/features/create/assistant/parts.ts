import type { MessageDescriptor } from '@lingui/core'

export interface Speech {
  /** A message in the interface's language. */
  say: (message: MessageDescriptor) => string
  locale: string
}

/** What stands between the parts of a description. */
const separatorOf = (locale: string): string => (locale.startsWith('zh') ? '，' : locale === 'ja' ? '、' : ', ')

/** Without the sign that it ends with. */
export const wordsOf = (prompt: string): string => prompt.trim().replace(/[\s，,、。.;；]+$/u, '')

/** Adds a part to a description. */
export const withPart = (prompt: string, part: string, { locale }: Speech): string =>
  [wordsOf(prompt), part].filter(Boolean).join(separatorOf(locale))

const partsOf = (prompt: string) => prompt.split(/[，,、]\s*/u)

export const hasPart = (prompt: string, part: string): boolean => partsOf(prompt).includes(part)

export const withoutPart = (prompt: string, part: string, { locale }: Speech): string =>
  partsOf(prompt).filter((other) => other !== part).join(separatorOf(locale))
