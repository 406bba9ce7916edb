import { Trans } from '@lingui/react/macro'
import type { Margins } from '#contract/generators/fields.ts'
import type { ControlProps } from '../../controls/control-props.ts'
import { useForm } from '../../form.ts'
import { DrawnControl } from '../drawn-control.tsx'
import { isFlat, outputSize } from './margins.ts'

/** How large the picture becomes, and the way to its frame. */
export function MarginsControl(props: ControlProps) {
  const { values, uploads } = useForm()
  const margins = values[props.name] as Margins | undefined
  const photo = uploads[(values.photo as string | undefined) ?? '']
  const state = photo && margins && !isFlat(margins) ? words(outputSize(photo, margins)) : <Trans>还没有延展</Trans>
  return <DrawnControl {...props} kind="margins" state={state} />
}

const words = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`
