import { readDraft, writeDraft } from './draft.ts'
import { randomUuid } from './random.ts'

/**
 * Names the requests of a form, a generator's for one. One whose answer never came keeps its name for the same input, over
 * a reload as well: as another request it would be stored, or paid, twice.
 */
export function createRequestIds(form: string) {
  const draft = `request.${form}`
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
