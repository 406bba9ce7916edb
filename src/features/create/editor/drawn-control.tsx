import { useLingui } from '@lingui/react'
import { PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '~/shared/ui/button/button.tsx'
import type { ControlProps } from '../controls/control-props.ts'
import { Labelled } from '../controls/labelled.tsx'
import { useForm } from '../form.ts'
import styles from './drawn-control.module.css'
import type { DrawnKind } from './drawn-fields.ts'
import { editorWords } from './editor.words.ts'

interface DrawnControlProps extends Omit<ControlProps, 'control'> {
  kind: DrawnKind
  /** What is drawn so far, in words. */
  state: ReactNode
}

/** A field that is edited on the photo, in the form: how it stands, and the way to its editor. */
export function DrawnControl({ name, label, kind, error, state }: DrawnControlProps) {
  const { i18n } = useLingui()
  const { editing, edit, uploads, values } = useForm()
  const open = () => {
    edit(name)
    // On a phone the canvas is above the form.
    window.scrollTo({ top: 0, behavior: 'smooth' })
  }
  if (!uploads[(values.photo as string | undefined) ?? '']) return null
  return (
    <Labelled label={label} error={error}>
      <div className={styles.row}>
        <span className={styles.state}>{state}</span>
        {editing !== name && (
          <Button size="small" icon={PencilLine} onClick={open}>
            {i18n._(editorWords[kind].open)}
          </Button>
        )}
      </div>
    </Labelled>
  )
}
