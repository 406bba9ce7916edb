import { ProviderUnreachableError } from '../payment-provider.ts'

/** An answer with the whole of its text. Throws ProviderUnreachableError, without what was sent, when there is none. */
export async function fetchText(url: string, request: RequestInit): Promise<{ response: Response; text: string }> {
  try {
    // A provider's server sends nobody elsewhere.
    const response = await fetch(url, { ...request, redirect: 'error' })
    return { response, text: await response.text() }
  } catch (error) {
    throw new ProviderUnreachableError(`no answer: ${error instanceof Error ? error.name : 'unknown'}`)
  }
}
