import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import { appConfig } from '#config'
import { getRouter } from '~/app/router.tsx'
import { deviceStorage } from '~/shared/lib/safe-storage.ts'

const { storeKey, storeVersion } = appConfig.session

/** Opens an address of the app as a person would, who has said no to recording unless the test says otherwise; the API answers what the test prepared. */
export async function openPage(address: string) {
  if (deviceStorage.read(storeKey) === undefined) deviceStorage.write(storeKey, JSON.stringify({ version: storeVersion, privacyConsent: false }))
  const router = await getRouter()
  router.update({ history: createMemoryHistory({ initialEntries: [address] }) } as never)
  // A page that is still awaited when the test ends must not be shown as pending when there is no window any more.
  onTestFinished(() => clearTimeout((router as unknown as { _pending?: { 3?: NodeJS.Timeout } })['_pending']?.[3]))
  await router.load()
  // The app renders the whole document, so it cannot live in a div.
  render(<RouterProvider router={router} />, { container: document as unknown as HTMLElement })
  return { router, user: userEvent.setup() }
}
