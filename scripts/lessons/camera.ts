import type { CDPSession, Page } from '@playwright/test'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { filmTime, type Cut } from './film-time.ts'

/** A picture of the page, as it was from this moment on. */
export interface Frame {
  file: string
  /** Seconds of the film. */
  at: number
}

/** Looks at a page and keeps every change of what it shows. */
export interface Camera {
  /** Seconds of the film so far. */
  now(): number
  /** What happens meanwhile takes so many seconds of the film, however long it took. */
  shorten<Result>(seconds: number, action: () => Promise<Result>): Promise<Result>
  /** Stops looking; answers what it saw. */
  stop(): Promise<Frame[]>
}

const QUALITY = 92

export async function startCamera(page: Page, folder: string): Promise<Camera> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const seen: { file: string; at: number }[] = []
  const writing: Promise<void>[] = []
  const cuts: Cut[] = []
  let looking = true
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    if (!looking) return
    void session.send('Page.screencastFrameAck', { sessionId })
    const file = path.join(folder, `${String(seen.length).padStart(5, '0')}.jpg`)
    seen.push({ file, at: (metadata.timestamp ?? 0) * 1000 })
    writing.push(writeFile(file, Buffer.from(data, 'base64')))
  })
  const { width, height } = page.viewportSize()!
  await session.send('Page.startScreencast', { format: 'jpeg', quality: QUALITY, maxWidth: 2 * width, maxHeight: 2 * height })
  const began = Date.now()
  return {
    now: () => filmTime(Date.now(), began, cuts),
    async shorten(seconds, action) {
      const from = Date.now()
      const result = await action()
      cuts.push({ from, to: Date.now(), seconds })
      return result
    },
    async stop() {
      looking = false
      await session.send('Page.stopScreencast')
      await Promise.all(writing)
      return seen.map(({ file, at }) => ({ file, at: Math.max(0, filmTime(at, began, cuts)) }))
    },
  }
}
