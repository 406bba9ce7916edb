import { useLingui } from '@lingui/react'
import { Button } from '~/shared/ui/button/button.tsx'
import { useForm } from '../form.ts'
import type { DrawnField } from './drawn-fields.ts'
import { editorWords } from './editor.words.ts'

/** Under the canvas: opens and closes the editor of a field. What must be drawn first has nothing to close to. */
export function EditButton({ field: { name, kind, required }, settled }: { field: DrawnField; settled: boolean }) {
  const { i18n } = useLingui()
  const { editing, edit } = useForm()
  const words = editorWords[kind]
  const open = editing === name
  if (open && required && !settled) return null
  return (
    <Button tone="quiet" size="small" onClick={() => edit(open ? undefined : name)}>
      {i18n._(open ? words.close : settled ? words.resume : words.open)}
    </Button>
  )
}
