import { readFile } from 'node:fs/promises'
import PO from 'pofile'
import { appConfig, type Locale } from '../app.config.ts'

/** What a generator is called and promises in one language; `also` what it is called and promises with a model. */
interface Texts {
  title: string
  text: string
  also: string
}

const root = new URL('..', import.meta.url)
const sentence = (name: string, source: string) => new RegExp(`${name}: msg\`([^\`]*)\``).exec(source)?.[1]

/** The words of generators by their ids, as the app has them: search is the one part of the server that needs them. */
export async function generatorTexts(): Promise<Record<string, Record<Locale, Texts>>> {
  const source = await readFile(new URL('src/entities/generator/generator.words.ts', root), 'utf8')
  const table = /const words: [^=]*= \{\n([^]*?)\n\}/.exec(source)![1]!
  const catalogues = await Promise.all(appConfig.locales.map(async (locale) => [locale, await readWords(locale)] as const))
  return Object.fromEntries(
    table.split(/\n(?=  \S)/).flatMap((entry) => {
      const id = /^\s*'?([\w-]+)'?: \{/.exec(entry)?.[1]
      if (id === undefined) return []
      const [own = '', here = ''] = entry.split('here: {')
      const [name, promise] = ['name', 'promise'].map((field) => sentence(field, own)!)
      const shown = { title: sentence('name', here) ?? name!, text: sentence('promise', here) ?? promise! }
      const also = [name!, promise!].filter((said) => said !== shown.title && said !== shown.text).join(' ')
      const texts = catalogues.map(([locale, say]) => [locale, { title: say(shown.title), text: say(shown.text), also: also && [name!, promise!].map(say).join(' ') }])
      return [[id, Object.fromEntries(texts) as Record<Locale, Texts>]]
    }),
  )
}

async function readWords(locale: Locale): Promise<(said: string) => string> {
  const { items } = PO.parse(await readFile(new URL(`locales/${locale}/messages.po`, root), 'utf8'))
  const said = new Map(items.map(({ msgid, msgstr }) => [msgid, msgstr[0]]))
  return (words) => said.get(words) || words
}

// Run by itself it prints what server/domains/search/sources/generator-texts.json holds.
if (import.meta.main) process.stdout.write(`${JSON.stringify(await generatorTexts(), null, 2)}\n`)
