/** Places where a job waits until a test lets it go on: 'start', 'node 3', 'step 3 2', 'end'. */
export function createGates() {
  const held = new Map<string, { reached: () => void; released: Promise<void> }>()
  return {
    /** The next job that comes to the place waits there. */
    hold(place: string): { reached: Promise<void>; release(): void } {
      const reached = Promise.withResolvers<void>()
      const released = Promise.withResolvers<void>()
      held.set(place, { reached: reached.resolve, released: released.promise })
      return { reached: reached.promise, release: released.resolve }
    },
    async pass(place: string, stopped: Promise<void>): Promise<void> {
      const gate = held.get(place)
      if (!gate) return
      held.delete(place)
      gate.reached()
      await Promise.race([gate.released, stopped])
    },
  }
}

export type Gates = ReturnType<typeof createGates>
