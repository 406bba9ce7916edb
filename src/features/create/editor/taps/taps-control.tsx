import { Plural } from '@lingui/react/macro'
import type { Tap } from '#contract/generators/fields.ts'
import type { ControlProps } from '../../controls/control-props.ts'
import { useForm } from '../../form.ts'
import { DrawnControl } from '../drawn-control.tsx'

/** How many places were given a colour, and the way to the palette. */
export function TapsControl(props: ControlProps) {
  const taps = (useForm().values[props.name] as Tap[] | undefined) ?? []
  return <DrawnControl {...props} kind="taps" state={<Plural value={taps.length} _0="自动上色" one="已指定 # 处颜色" other="已指定 # 处颜色" />} />
}
