import { useState } from 'react'
import type { Generator } from '#contract/generators/control.ts'
import { drawnFields } from './drawn-fields.ts'

interface Situation {
  /** The photo that would be edited. */
  photo: string | undefined
  /** The creation in sight. */
  task: string | undefined
  /** Whether that creation has come to its end. */
  settled: boolean
}

/**
 * Which field is being edited on the photo. What must be drawn opens by itself;
 * what the person opens or closes holds until the photo or the creation changes.
 */
export function useEditing(generator: Generator, { photo, task, settled }: Situation) {
  const [choice, setChoice] = useState<{ of: string; field: string | undefined }>()
  const of = `${photo}/${task}`
  const byItself = settled ? undefined : drawnFields(generator).find(({ required }) => required)?.name
  return {
    editing: photo === undefined ? undefined : choice?.of === of ? choice.field : byItself,
    edit: (field: string | undefined) => setChoice({ of, field }),
  }
}
