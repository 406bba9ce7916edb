import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { appConfig } from '#config'
import { createClient, registerPerson, type Client } from './client.ts'
import { isReady } from './is-ready.ts'
import { surroundings } from './surroundings.ts'
import { createWatch, type Watch } from './watch.ts'

interface Fixtures {
  /** Whether the browser is new here, so that it is asked if use may be recorded; otherwise it has declined. */
  newcomer: boolean
  /** Fails the test for errors of its pages and for refused requests. */
  watch: Watch
  /** A client of the API without a person. */
  visitor: Client
  /** A new person, who is logged in on the test's page and has a client of the API too. */
  person: Client
  /** The page of somebody else, in a browser of their own; a visitor's unless a person is given. */
  otherPage: (person?: Client) => Promise<Page>
}

interface WorkerFixtures {
  /** Where the product answers. */
  url: string
}

const forShortPages = [
  // None is kept ready for a page that may never come: half of the processes that drew pages were such.
  '--renderer-process-limit=1',
  // A page is gone before code that was made faster could pay for the making.
  '--js-flags=--no-opt,--no-maglev',
]

export const test = base.extend<Fixtures, WorkerFixtures>({
  url: [async ({}, use) => use(surroundings().url), { scope: 'worker' }],
  baseURL: async ({ url }, use) => use(url),
  launchOptions: [
    async ({}, use) => {
      const { executablePath, args, env } = surroundings().browser
      await use({ executablePath, args: [...args, ...forShortPages], env: { ...process.env, ...env } })
    },
    { scope: 'worker' },
  ],
  newcomer: [false, { option: true }],
  context: async ({ context, newcomer }, use) => {
    if (!newcomer) await declineRecording(context)
    await use(context)
  },
  watch: [
    async ({ context }, use) => {
      const watch = createWatch()
      watch.follow(context)
      await use(watch)
      expect(watch.problems()).toEqual([])
    },
    { auto: true },
  ],
  visitor: async ({ url }, use) => use(createClient(url)),
  person: async ({ url, context }, use) => {
    const person = await registerPerson(url)
    await logIn(context, url, person)
    await use(person)
  },
  otherPage: async ({ browser, url, watch, contextOptions }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (person) => {
      const context = await browser.newContext({ ...contextOptions, baseURL: url })
      contexts.push(context)
      await declineRecording(context)
      watch.follow(context)
      if (person) await logIn(context, url, person)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

async function logIn(context: BrowserContext, url: string, { token = '' }: Client): Promise<void> {
  await context.addCookies([{ name: appConfig.session.tokenKey, value: token, url, sameSite: 'Lax' }])
}

/** Asked once; the answer would have to be given in every test. */
async function declineRecording(context: BrowserContext): Promise<void> {
  const { storeKey, storeVersion } = appConfig.session
  const declined = JSON.stringify({ version: storeVersion, privacyConsent: false })
  await context.addInitScript(
    ([key, value]) => {
      try {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
      } catch {
        // A blank page, or one in a sandbox.
      }
    },
    [storeKey, declined] as const,
  )
}

/** Opens an address and waits until the page answers presses. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await isReady(page)
}

/** An entry of the shell's navigation. By its text, since its name has the number of unread messages too when there are any. */
export const tabOf = (page: Page, name: string) => page.getByRole('navigation', { name: '主导航' }).getByRole('link').filter({ hasText: name })

/** Presses a tab until it is taken: one that is pressed while another page is on its way is not. */
export async function goToTab(page: Page, name: string, address: string): Promise<void> {
  await expect(async () => {
    await tabOf(page, name).click()
    await expect(page).toHaveURL(address, { timeout: 2000 })
  }).toPass()
}

export { expect, isReady }
