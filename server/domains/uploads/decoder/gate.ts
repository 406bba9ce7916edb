export interface Gate {
  /**
   * Takes so much of what there is, once everybody who came before has got theirs, and answers what gives it back.
   * Undefined when too many wait already, or the signal aborts first.
   */
  enter(amount: number, signal?: AbortSignal): Promise<(() => void) | undefined>
}

export interface GateOptions {
  capacity: number
  mostWaiting: number
}

/** Lets in, first come first served, as many as there is capacity for; who wants more than there is gets all of it. */
export function createGate({ capacity, mostWaiting }: GateOptions): Gate {
  const waiting: { amount: number; admit: () => void }[] = []
  let free = capacity

  const admitNext = () => {
    for (let next = waiting[0]; next && next.amount <= free; next = waiting[0]) {
      waiting.shift()
      free -= next.amount
      next.admit()
    }
  }

  return {
    async enter(wanted, signal) {
      const amount = Math.min(wanted, capacity)
      const isFree = waiting.length === 0 && amount <= free
      if (signal?.aborted || (!isFree && waiting.length >= mostWaiting)) return undefined
      let left = false
      const leave = () => {
        if (left) return
        left = true
        free += amount
        admitNext()
      }
      return new Promise((resolve) => {
        const place = { amount, admit: () => resolve(leave) }
        waiting.push(place)
        admitNext()
        signal?.addEventListener('abort', () => {
          const at = waiting.indexOf(place)
          if (at < 0) return
          waiting.splice(at, 1)
          resolve(undefined)
          admitNext()
        })
      })
    },
  }
}
