import { useState } from 'react'

/** Replaces a text, and gives back what stood there as long as the new one was not touched. */
export function useReplaced(text: string, onChange: (text: string) => void) {
  const [last, setLast] = useState<{ before: string; after: string }>()
  const undo = last && last.after === text && last.before !== text ? () => onChange(last.before) : undefined
  const replace = (after: string) => {
    setLast({ before: text, after })
    onChange(after)
  }
  return { replace, undo }
}
