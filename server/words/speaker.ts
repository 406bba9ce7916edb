import { readFileSync } from 'node:fs'
import { setupI18n, type I18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import PO from 'pofile'
import type { Locale } from '#config'

/** What a sentence is filled with. */
export type WordValues = Record<string, string | number>
type Words = Readonly<Record<string, { id: string; message: string }>>
/** The words of a name in a language. */
export type Speak<Name> = (locale: Locale, name: Name, values?: WordValues) => string

const CATALOGUES = new URL('../../locales/', import.meta.url)

/** Reads a language's catalogue when it is first spoken; words that it lacks are said in the default language. */
export function createSpeaker<const Table extends Words>(table: Table, catalogues: URL = CATALOGUES): Speak<keyof Table> {
  const speakers = new Map<Locale, I18n>()
  return (locale, name, values) => {
    const speaker = speakers.get(locale) ?? speakerOf(locale, table, catalogues)
    speakers.set(locale, speaker)
    return speaker._(table[name]!.id, values)
  }
}

function speakerOf(locale: Locale, table: Words, catalogues: URL): I18n {
  const translated = translationsOf(locale, catalogues)
  const messages = Object.fromEntries(Object.values(table).map(({ id, message }) => [id, compileMessage(translated.get(id) ?? message)]))
  return setupI18n({ locale, messages: { [locale]: messages } })
}

/** Each catalogue is read once, whoever speaks by it. */
const read = new Map<string, Map<string, string>>()

function translationsOf(locale: Locale, catalogues: URL): Map<string, string> {
  const file = new URL(`${locale}/server.po`, catalogues)
  const known = read.get(file.href) ?? readTranslations(file)
  read.set(file.href, known)
  return known
}

function readTranslations(file: URL): Map<string, string> {
  try {
    const { items } = PO.parse(readFileSync(file, 'utf8'))
    return new Map(items.flatMap(({ msgid, msgstr: [words] }) => (words ? [[msgid, words]] : [])))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map()
    throw error
  }
}
