import { appConfig, type Locale } from '#config'
import { appWords } from '#server/words/app.ts'
import { createSpeaker } from '#server/words/speaker.ts'

const say = createSpeaker(appWords)

/** What a browser is told of the product as an app to install, in a language. https://www.w3.org/TR/appmanifest/ */
export function appManifest(locale: Locale): string {
  const manifest = {
    id: '/',
    name: appConfig.name,
    short_name: appConfig.name,
    description: say(locale, 'about'),
    lang: locale,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: appConfig.colours.page,
    theme_color: appConfig.colours.page,
    categories: ['photo', 'entertainment'],
    icons: [
      { src: '/app/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/app/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/app/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      { name: say(locale, 'create'), url: '/functionList/draw/textDraw' },
      { name: say(locale, 'works'), url: '/functionList/draw/history' },
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
