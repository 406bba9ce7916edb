import { readDraft, writeDraft } from '~/shared/lib/draft.ts'
import { randomUuid } from '~/shared/lib/random.ts'

/**
 * Names a generator's requests. One whose answer never came keeps its name for the same input, over a reload as well: as
 * another request it would be paid twice.
 */
export function createRequestIds(generator: string) {
  const draft = `request.${generator}`
  let open: { id?: unknown; input?: unknown } | undefined = readDraft(draft)
  const keep = (next: { id?: string; input?: string }) => {
    open = next
    writeDraft(draft, next)
  }
  return {
    of(input: object): string {
      const text = JSON.stringify(input)
      if (open?.input === text && typeof open.id === 'string') return open.id
      const id = randomUuid()
      keep({ id, input: text })
      return id
    },
    /** The last request was answered, whatever the answer. */
    answered(): void {
      keep({})
    },
  }
}
