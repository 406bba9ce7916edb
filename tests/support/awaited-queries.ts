import { configure, getConfig, type Config } from '@testing-library/react'

const { getElementError: tellWithPage } = getConfig()

/** Its types leave out that it says whether an answer is still awaited. */
const isAwaited = () => (getConfig() as Config & { _disableExpensiveErrorDiagnostics: boolean })['_disableExpensiveErrorDiagnostics']

/**
 * What is awaited is looked for again and again, and writing out the whole page each time took a tenth of the tests of pages.
 * That it has not come in the end is told with the page.
 */
export function tellOfPageOnce(): void {
  configure({ getElementError: (message, container) => (isAwaited() ? new Error(message ?? '') : tellWithPage(message, container)) })
}
