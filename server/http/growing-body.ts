/** A body that many may read while it comes. */
export interface GrowingBody {
  /** All of it, once it has come; rejects when it breaks off. */
  whole: Promise<Buffer>
  /** From the beginning, as far as it has come, and then as it comes. */
  read(): ReadableStream<Uint8Array<ArrayBuffer>>
}

/** Reads a body to its end, whoever is listening. */
export function growBody(source: ReadableStream<Uint8Array> | null): GrowingBody {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const state: { ended?: { error?: unknown } } = {}
  let grown = Promise.withResolvers<void>()
  const tell = () => {
    grown.resolve()
    grown = Promise.withResolvers<void>()
  }

  const whole = (async () => {
    try {
      for await (const chunk of source ?? []) {
        // Bodies of responses are never in shared memory.
        chunks.push(chunk as Uint8Array<ArrayBuffer>)
        tell()
      }
      state.ended = {}
      return Buffer.concat(chunks)
    } catch (error) {
      state.ended = { error }
      throw error
    } finally {
      tell()
    }
  })()
  whole.catch(() => {})

  return {
    whole,
    read() {
      let at = 0
      return new ReadableStream({
        async pull(controller) {
          while (at === chunks.length && !state.ended) await grown.promise
          const chunk = chunks[at++]
          if (chunk) controller.enqueue(chunk)
          else if (state.ended && 'error' in state.ended) controller.error(state.ended.error)
          else controller.close()
        },
      })
    },
  }
}
