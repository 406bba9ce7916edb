import { useMemo } from 'react'
import type { Mask } from '#contract/generators/fields.ts'
import type { ControlProps } from '../../controls/control-props.ts'
import { useForm } from '../../form.ts'
import { DrawnControl } from '../drawn-control.tsx'
import { editorSettings } from '../editor-settings.ts'
import { coverageOf } from './mask-raster.ts'
import { Covered } from './mask-status.tsx'

/** How much of the photo is chosen, and the way to the brush. */
export function MaskControl(props: ControlProps) {
  const { values, uploads } = useForm()
  const mask = values[props.name] as Mask | undefined
  const photo = uploads[(values.photo as string | undefined) ?? '']
  const coverage = useMemo(() => (mask && photo ? coverageOf(mask, photo, editorSettings.coverageSide) : 0), [mask, photo])
  return <DrawnControl {...props} kind="mask" state={<Covered coverage={coverage} />} />
}
