import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { appConfig } from '#config'
import { filmLocales, lessonIds, type FilmLocale, type LessonId } from '#contract/courses/lessons.ts'
import { makeDataDirectory, startApp } from '../tests/e2e/support/app.ts'
import { findBrowser } from './find-browser.ts'
import { startCamera } from './lessons/camera.ts'
import { writeCaptions } from './lessons/captions.ts'
import { writeCovers } from './lessons/covers.ts'
import { encodeFilm, writePoster } from './lessons/encode.ts'
import { callInstallation, registerPerson } from './lessons/person.ts'
import { filmsFile, readFilms, stampOf, type Films } from './lessons/films.ts'
import { scenes } from './lessons/scenes.ts'
import { createStage } from './lessons/stage.ts'

// Films the lessons on the product itself: `npm run lessons:film` what is new or changed, with lessons' ids or languages
// those again. Needs the program ffmpeg, which the product does not.

const root = path.join(import.meta.dirname, '..')
const SIZE = { width: 390, height: 844 }
/** Painted before the lesson that begins with a picture. */
const PROMPTS: Record<FilmLocale, string> = { 'zh-Hans': '雪山湖泊，清晨，薄雾', en: 'A snowy mountain lake at dawn, morning mist' }

const asked = process.argv.slice(2)
const wanted = <Name extends string>(all: readonly Name[]) => all.filter((name) => asked.includes(name))
const [chosen, languages] = [wanted(lessonIds), wanted(filmLocales)]
const unknown = asked.filter((name) => ![...lessonIds, ...filmLocales].some((known) => known === name))
if (unknown.length > 0) throw new Error(`There is no lesson or film language ${unknown.join(', ')}.`)

const films = await readFilms()
const todo: { id: LessonId; locale: FilmLocale }[] = []
for (const id of chosen.length > 0 ? chosen : lessonIds) {
  for (const locale of languages.length > 0 ? languages : filmLocales) {
    if (asked.length > 0 || films[id]?.[locale]?.stamp !== (await stampOf(id))) todo.push({ id, locale })
  }
}
if (todo.length > 0) await filmAll()
await writeCovers()
await writeCaptions()

async function filmAll(): Promise<void> {
  const place = await findBrowser()
  const browser = await chromium.launch({
    executablePath: place.executablePath,
    // What is kept of the screen has the pixels of a phone's.
    args: [...place.args, '--force-device-scale-factor=2', '--hide-scrollbars'],
    env: { ...process.env, ...place.env },
  })
  const data = await makeDataDirectory()
  const app = await startApp({ DATA_DIR: data.path, TRUST_PROXY: '1' })
  try {
    await samplesAreIn(app.url)
    for (const { id, locale } of todo) {
      await film(browser, app.url, id, locale).catch((error: unknown) => {
        process.exitCode = 1
        process.stderr.write(`${id} ${locale}: ${error instanceof Error ? error.message : String(error)}\n`)
      })
    }
  } finally {
    await browser.close()
    await app.stop()
    await data.remove()
  }
}

async function film(browser: Browser, url: string, id: LessonId, locale: FilmLocale): Promise<void> {
  const person = await registerPerson(url, locale)
  if (id === 'publish') await person.paint(PROMPTS[locale])
  const context = await openPhone(browser, url, locale, person.token)
  const frames = await mkdtemp(path.join(tmpdir(), 'inkling-film-'))
  try {
    const page = await context.newPage()
    const camera = await startCamera(page, frames)
    const { stage, timing, posterAt } = createStage(page, camera, locale)
    await scenes[id](stage).catch(async (error: unknown) => {
      await page.screenshot({ path: path.join(tmpdir(), `film-${id}-${locale}.png`) })
      throw error
    })
    const seconds = camera.now()
    const seen = await camera.stop()
    const folder = path.join(root, 'public/courses', id)
    await mkdir(folder, { recursive: true })
    await encodeFilm(seen, seconds, path.join(folder, locale))
    await writePoster(seen, posterAt() ?? seconds, path.join(folder, locale))
    await keep(id, locale, { stamp: await stampOf(id), seconds, ...timing })
    const { size } = await stat(path.join(folder, `${locale}.mp4`))
    process.stdout.write(`${id} ${locale}: ${seconds.toFixed(1)} s, ${Math.round(size / 1000)} kB\n`)
  } finally {
    await context.close()
    await rm(frames, { recursive: true, force: true })
  }
}

/** A phone of somebody who is logged in and has declined to be recorded. */
async function openPhone(browser: Browser, url: string, locale: FilmLocale, token: string): Promise<BrowserContext> {
  const language = { 'zh-Hans': 'zh-CN', en: 'en-GB' }[locale]
  const phone = { viewport: SIZE, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
  const context = await browser.newContext({ ...phone, baseURL: url, locale: language, timezoneId: 'Asia/Shanghai' })
  const { storeKey, storeVersion, tokenKey } = appConfig.session
  const declined = JSON.stringify({ version: storeVersion, privacyConsent: false })
  await context.addInitScript(([key, value]) => localStorage.getItem(key) ?? localStorage.setItem(key, value), [storeKey, declined] as const)
  const cookies = { [tokenKey]: token, inkling_locale: locale }
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url, sameSite: 'Lax' as const })))
  return context
}

/** The square has its pictures before it is filmed. */
async function samplesAreIn(url: string): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    const { works } = await callInstallation(url, 'squareList', { sort: 'latest' })
    if (works.length >= 12) return
    await new Promise((resume) => setTimeout(resume, 500))
  }
}

/** Kept after each film, so that what fails later costs nothing. */
async function keep(id: LessonId, locale: FilmLocale, film: Films[LessonId][FilmLocale]): Promise<void> {
  const known = await readFilms()
  const rounded = JSON.stringify({ ...known, [id]: { ...known[id], [locale]: film } }, (_, value: unknown) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value), 1)
  await writeFile(filmsFile, `${rounded}\n`)
}
