import { readFileSync } from 'node:fs'
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import PO from 'pofile'
import { appConfig, type Locale } from '#config'
import { reasons, type Reason } from './reasons.ts'

type Values = Record<string, string | number>
/** The words of a reason in a language. */
export type Say = (locale: Locale, reason: Reason, values?: Values) => string

const CATALOGUES = new URL('../../locales/', import.meta.url)

/** Reads the catalogues once; a reason that a catalogue lacks is said in the default language. */
export function createSay(catalogues: URL = CATALOGUES): Say {
  const speakers = new Map(appConfig.locales.map((locale) => [locale, speakerOf(locale, catalogues)]))
  return (locale, reason, values) => speakers.get(locale)!._(reasons[reason].id, values)
}

function speakerOf(locale: Locale, catalogues: URL) {
  const translated = translationsOf(locale, catalogues)
  const messages = Object.fromEntries(
    Object.values(reasons).map(({ id, message }) => [id, compileMessage(translated.get(id) ?? message)]),
  )
  return setupI18n({ locale, messages: { [locale]: messages } })
}

function translationsOf(locale: Locale, catalogues: URL): Map<string, string> {
  try {
    const { items } = PO.parse(readFileSync(new URL(`${locale}/server.po`, catalogues), 'utf8'))
    return new Map(items.flatMap(({ msgid, msgstr: [words] }) => (words ? [[msgid, words]] : [])))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map()
    throw error
  }
}
