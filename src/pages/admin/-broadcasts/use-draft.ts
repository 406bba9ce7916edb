import { appConfig, type Locale } from '#config'
import type { NewBroadcast } from '#contract/broadcast.ts'
import { randomUuid } from '~/shared/lib/random.ts'
import { useKeptFields } from '~/shared/lib/use-kept-fields.ts'

type Words = Record<`${Locale}.${'title' | 'body'}`, string>

const noWords = Object.fromEntries(appConfig.locales.flatMap((locale) => [[`${locale}.title`, ''], [`${locale}.body`, '']])) as Words
/** The id comes with the first words and stays: whoever sends the same draft again, in another tab too, sends it once. */
const empty = { ...noWords, id: '', link: '' }

/** A message to everybody as it is written; kept on the device until it was sent. */
export function useDraft() {
  const { fields, set, forget } = useKeptFields('desk.broadcast', empty)
  const wordsIn = (locale: Locale) => ({ title: fields[`${locale}.title`].trim(), body: fields[`${locale}.body`].trim() })
  const written = appConfig.locales.filter((locale) => wordsIn(locale).title + wordsIn(locale).body !== '')
  const unfinished = written.filter((locale) => wordsIn(locale).title === '' || wordsIn(locale).body === '')
  const ready = written.includes(appConfig.defaultLocale) && unfinished.length === 0

  return {
    fields,
    set: (change: Partial<typeof empty>) => set((now) => ({ ...change, id: now.id || randomUuid() })),
    forget,
    /** Languages that have words, and those of them that lack the title or the rest. */
    written,
    unfinished,
    /** What is sent of it; undefined while something is missing. */
    broadcast: ready ? toSend(fields.id, fields.link, written, wordsIn) : undefined,
  }
}

const toSend = (id: string, link: string, written: readonly Locale[], wordsIn: (locale: Locale) => { title: string; body: string }): NewBroadcast => ({
  id,
  words: Object.fromEntries(written.map((locale) => [locale, wordsIn(locale)])),
  ...(link.trim() !== '' && { link: link.trim() }),
})
