import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getRouter } from '~/app/router.tsx'

/** Opens an address of the app as a person would; the API answers what the test prepared. */
export async function openPage(address: string) {
  const router = await getRouter()
  router.update({ history: createMemoryHistory({ initialEntries: [address] }) } as never)
  await router.load()
  // The app renders the whole document, so it cannot live in a div.
  render(<RouterProvider router={router} />, { container: document as unknown as HTMLElement })
  return { router, user: userEvent.setup() }
}
