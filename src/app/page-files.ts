import type { AnyRoute } from '@tanstack/react-router'
import { withMessages } from '~/shared/i18n/message-slices.ts'

interface PageFile {
  Route: AnyRoute
}
type Load = () => Promise<PageFile>

/** The pages whose files have run, by path. */
const here = new Map<string, Load>()

/** The build has each page's file end with this: it is there, and `slice` is the name of its words. */
export function registerPage(path: string, file: PageFile, slice: string): void {
  here.set(path, () => withMessages(async () => file, slice))
}

/** Runs what the HTML has had the browser fetch, which is the opened page's own code. */
const runOpened = () => Promise.allSettled([...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => import(/* @vite-ignore */ href)))
let opened: Promise<unknown> | undefined

/**
 * A page's file with its words. The opened page needs no more than its HTML has named; which files the others have is a
 * table of its own, `readTable`. Throws what the browser throws when a file does not come.
 */
export async function loadPage(path: string, readTable: () => Promise<{ pages: Readonly<Record<string, Load>> }>): Promise<PageFile> {
  if (!opened) {
    opened = runOpened()
    // For the next page, when this one has all that it needs. Safari knows no idle time.
    void opened.then(() => (window.requestIdleCallback ?? setTimeout)(() => void readTable().catch(() => {})))
  }
  await opened
  const load = here.get(path) ?? (await readTable()).pages[path]!
  return load()
}
