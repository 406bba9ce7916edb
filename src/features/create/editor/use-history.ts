import { useRef, useState, type Dispatch, type SetStateAction } from 'react'

/** Undo and redo of a value that lives elsewhere. `earlier` says how it came about before this was opened. */
export function useHistory<Value>(value: Value, change: (value: Value) => void, earlier: () => Value[] = () => []) {
  const [past, setPast] = useState(earlier)
  const [future, setFuture] = useState<Value[]>([])
  const adjusting = useRef(false)
  const step = (after: Value) => {
    setPast([...past, value])
    setFuture([])
    change(after)
  }
  const move = (from: Value[], setFrom: (values: Value[]) => void, setTo: Dispatch<SetStateAction<Value[]>>) => {
    adjusting.current = false
    setFrom(from.slice(0, -1))
    setTo((to) => [...to, value])
    // The caller has seen that there is one.
    change(from.at(-1) as Value)
  }
  return {
    /** Changes the value by one step. */
    commit: (after: Value) => {
      adjusting.current = false
      step(after)
    },
    /** Changes the value on and on, as a slider does; all until `settle` is one step. */
    adjust: (after: Value) => {
      if (adjusting.current) return change(after)
      adjusting.current = true
      step(after)
    },
    settle: () => {
      adjusting.current = false
    },
    undo: past.length === 0 ? undefined : () => move(past, setPast, setFuture),
    redo: future.length === 0 ? undefined : () => move(future, setFuture, setPast),
  }
}

export type History = Pick<ReturnType<typeof useHistory>, 'undo' | 'redo'>
