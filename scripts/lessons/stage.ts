import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import PO from 'pofile'
import type { FilmLocale } from '#contract/courses/lessons.ts'
import { isReady } from '../../tests/e2e/support/is-ready.ts'
import type { Camera } from './camera.ts'
import { createHand, type Hand } from './hand.ts'

/** Seconds. */
export interface Timing {
  chapters: number[]
  lines: [from: number, to: number][]
}

/** What a lesson is played on: the page as a person has it, and the director's words. */
export interface Stage extends Hand {
  page: Page
  /** Words of the interface, by those of the source language. */
  word(source: string): string
  /** Another text in each language of the films. */
  either(texts: Record<FilmLocale, string>): string
  /** A chapter begins. */
  chapter(): void
  /** The next line is said while this is done, and stays long enough to be read. */
  line(action?: () => Promise<void>): Promise<void>
  /** Waits in which nothing is to be seen take so many seconds. */
  soon(action: () => Promise<void>, seconds?: number): Promise<void>
  open(address: string): Promise<void>
  /** What is on the screen now stands for the film before it begins. */
  poster(): void
}

/** A line can be read in this time in every language. */
const LINE_SECONDS = 3.4
const WAIT_SECONDS = 1.6

const root = path.join(import.meta.dirname, '../..')

function readInterface(locale: FilmLocale): (source: string) => string {
  const { items } = PO.parse(readFileSync(path.join(root, `locales/${locale}/messages.po`), 'utf8'))
  const words = new Map(items.map(({ msgid, msgstr: [said] }) => [msgid, said || msgid]))
  return (source) => {
    const found = words.get(source)
    if (found === undefined) throw new Error(`The interface has no words “${source}”.`)
    return found
  }
}

export function createStage(page: Page, camera: Camera, locale: FilmLocale): { stage: Stage; timing: Timing; posterAt: () => number | undefined } {
  const timing: Timing = { chapters: [], lines: [] }
  let posterAt: number | undefined
  const stage: Stage = {
    ...createHand(page),
    page,
    word: readInterface(locale),
    either: (texts) => texts[locale],
    chapter: () => void timing.chapters.push(camera.now()),
    async line(action) {
      const from = camera.now()
      await action?.()
      const left = from + LINE_SECONDS - camera.now()
      if (left > 0) await delay(left * 1000)
      timing.lines.push([from, camera.now()])
    },
    soon: (action, seconds = WAIT_SECONDS) => camera.shorten(seconds, action),
    open: (address) =>
      camera.shorten(0.1, async () => {
        await page.goto(address)
        await isReady(page)
        // Pictures that come a moment later.
        await delay(1200)
      }),
    poster: () => void (posterAt = camera.now()),
  }
  return { stage, timing, posterAt: () => posterAt }
}
