/** What has been opened, to be closed in the opposite order: at the end, or when opening the next thing fails. */
export interface UndoStack {
  /** Opens something and remembers how it is closed. */
  open: <T>(opening: Promise<T> | T, close: (opened: T) => Promise<void> | void) => Promise<T>
  /** Closes everything; one failure does not keep the rest open. */
  closeAll: () => Promise<void>
}

export function createUndoStack(): UndoStack {
  const steps: (() => Promise<void> | void)[] = []
  return {
    open: async (opening, close) => {
      const opened = await opening
      steps.push(() => close(opened))
      return opened
    },
    closeAll: async () => {
      const failures: unknown[] = []
      for (let step = steps.pop(); step; step = steps.pop()) {
        try {
          await step()
        } catch (error) {
          failures.push(error)
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be closed')
    },
  }
}
