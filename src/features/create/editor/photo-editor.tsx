import { useLingui } from '@lingui/react'
import { useEffect, useMemo } from 'react'
import type { Upload } from '#contract/entities.ts'
import type { Margins, Mask, Stroke, Tap } from '#contract/generators/fields.ts'
import { useForm } from '../form.ts'
import type { DrawnField } from './drawn-fields.ts'
import { helpFor } from './editor.words.ts'
import { MarginsEditor } from './margins/margins-editor.tsx'
import { MaskEditor } from './mask/mask-editor.tsx'
import { emptyMask, isEmpty } from './mask/mask-strokes.ts'
import { TapsEditor } from './taps/taps-editor.tsx'

interface PhotoEditorProps {
  field: DrawnField
  photo: Upload
}

/** The editor of whatever a field wants drawn on the photo. */
export function PhotoEditor({ field: { name, kind }, photo }: PhotoEditorProps) {
  const { i18n } = useLingui()
  const { generator, values, set, work } = useForm()
  const value = values[name]
  const help = i18n._(helpFor(generator.id, kind))
  const marked = useMemo(() => ({ ...emptyMask, strokes: (kind === 'strokes' && (value as Stroke[] | undefined)) || [] }), [kind, value])
  // The photo is on top of the page; what brought it may be far below.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])

  const shared = { photo, help }
  if (kind === 'taps') return <TapsEditor {...shared} taps={(value as Tap[] | undefined) ?? noTaps} onChange={(taps) => set(name, taps)} />
  if (kind === 'margins') return <MarginsEditor {...shared} margins={value as Margins | undefined} onChange={(margins) => set(name, margins)} />
  if (kind === 'strokes') {
    const cutout = work?.transparent ? work.files.preview : undefined
    return <MaskEditor {...shared} cutout={cutout} mask={marked} onChange={({ strokes }) => set(name, strokes)} marks />
  }
  return (
    <MaskEditor
      {...shared}
      mask={(value as Mask | undefined) ?? emptyMask}
      onChange={(mask) => set(name, isEmpty(mask) ? undefined : mask)}
      marks={false}
    />
  )
}

const noTaps: Tap[] = []
