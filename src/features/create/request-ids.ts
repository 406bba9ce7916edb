import { randomUuid } from '~/shared/lib/random.ts'

/** Names requests. One whose answer never came keeps its name for the same input: as another request it would be paid twice. */
export function createRequestIds() {
  let open: { id: string; input: string } | undefined
  return {
    of(input: object): string {
      const text = JSON.stringify(input)
      if (open?.input !== text) open = { id: randomUuid(), input: text }
      return open.id
    },
    /** The last request was answered, whatever the answer. */
    answered(): void {
      open = undefined
    },
  }
}
