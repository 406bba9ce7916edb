import type { Work } from '#contract/entities.ts'

export type Shared = 'shared' | 'copied' | 'failed'

/** The address of a work that anyone may open. */
const shareAddress = (work: Pick<Work, 'id'>) => `${location.origin}/functionSquare/square/details?id=${work.id}`

/** By the system's share sheet where there is one, otherwise the address is copied. */
export async function shareWork(work: Work, title: string): Promise<Shared> {
  const url = shareAddress(work)
  if (navigator.share) {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (error) {
      // Closing the sheet is not a failure, and no reason to copy.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  return (await copyText(url)) ? 'copied' : 'failed'
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
