import type { Locale } from '#config'
import { archiveWords } from '../../../words/archive.ts'
import { createSpeaker } from '../../../words/speaker.ts'
import type { ExportedRow, PersonalData } from '../parts/personal-data.ts'

interface About {
  locale: Locale
  madeAt: Date
  /** Files that could not be put in. */
  leftOut: number
  /** What lies beside the page, by its kind. */
  dataFiles: readonly { kind: PersonalData['kind']; names: readonly string[] }[]
}

const speak = createSpeaker(archiveWords)

/** The page of an archive that people open: the works with their words, the photos, and the way to the rest. */
export async function* indexPage({ locale, madeAt, leftOut, dataFiles }: About, works: AsyncIterable<ExportedRow>, photos: AsyncIterable<ExportedRow>) {
  const say = (name: keyof typeof archiveWords, values?: Record<string, string | number>) => escape(speak(locale, name, values))
  const date = (value: unknown) => (value instanceof Date ? value.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' }) : '')
  yield `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${say('title')}</title><style>${STYLE}</style><h1>${say('title')}</h1><p>${say('intro', { date: date(madeAt) })}</p>`
  if (leftOut > 0) yield `<p role="note">${say('left-out', { count: leftOut })}</p>`
  const links = (names: readonly string[]) => names.map((name) => `<a href="${hrefOf(name)}">${escape(name)}</a>`).join(' ')
  yield `<h2>${say('files')}</h2><dl>${dataFiles.map(({ kind, names }) => `<dt>${say(kind)}</dt><dd>${links(names)}</dd>`).join('')}</dl>`
  yield `<h2>${say('works')}</h2><div class="wall">`
  for await (const work of works) {
    const title = text(work['title']) || text(work['prompt'])
    yield `<figure>${pictureOf(work)}<figcaption><b>${title ? escape(title) : say('untitled')}</b>`
    if (text(work['title']) && text(work['prompt'])) yield `<p>${escape(text(work['prompt']))}</p>`
    yield `<small>${date(work['createdAt'])}${work['deletedAt'] ? ` · ${say('binned')}` : ''}</small></figcaption></figure>`
  }
  yield `</div><h2>${say('photos')}</h2><div class="wall">`
  for await (const photo of photos) yield `<figure>${pictureOf(photo)}<figcaption><small>${date(photo['createdAt'])}</small></figcaption></figure>`
  yield '</div></html>\n'
}

function pictureOf(row: ExportedRow): string {
  const href = hrefOf(text(row['file']))
  const picture = /\.(mp4|webm)$/.test(href) ? `<video controls preload="none" src="${href}"></video>` : `<img loading="lazy" alt="" src="${href}">`
  return `<a href="${href}">${picture}</a>`
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const hrefOf = (name: string) => name.split('/').map(encodeURIComponent).join('/')
const escape = (value: string) => value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const STYLE = `body{max-width:1100px;margin:0 auto;padding:24px 16px 64px;font:16px/1.6 system-ui,sans-serif;color-scheme:light dark}
h1,h2{line-height:1.3}h2{margin-top:2em}dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 24px}dd{margin:0}
.wall{display:grid;grid-template-columns:repeat(auto-fill,minmax(180px,1fr));gap:20px}figure{margin:0;overflow-wrap:anywhere}
img,video{width:100%;aspect-ratio:1;object-fit:cover;border-radius:12px;background:#8882}figcaption p{margin:4px 0}small{opacity:.7}`
