import { readFileSync } from 'node:fs'
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import PO from 'pofile'
import { appConfig, type Locale } from '#config'

type Values = Record<string, string | number>
type Words = Readonly<Record<string, { id: string; message: string }>>
/** The words of a name in a language. */
export type Speak<Name> = (locale: Locale, name: Name, values?: Values) => string

const CATALOGUES = new URL('../../locales/', import.meta.url)

/** Reads the catalogues once; words that a catalogue lacks are said in the default language. */
export function createSpeaker<const Table extends Words>(table: Table, catalogues: URL = CATALOGUES): Speak<keyof Table> {
  const speakers = new Map(appConfig.locales.map((locale) => [locale, speakerOf(locale, table, catalogues)]))
  return (locale, name, values) => speakers.get(locale)!._(table[name]!.id, values)
}

function speakerOf(locale: Locale, table: Words, catalogues: URL) {
  const translated = translationsOf(locale, catalogues)
  const messages = Object.fromEntries(Object.values(table).map(({ id, message }) => [id, compileMessage(translated.get(id) ?? message)]))
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
