import type { Mask } from '#contract/generators/fields.ts'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import type { ControlProps } from '../../controls/control-props.ts'
import { useForm } from '../../form.ts'
import { DrawnControl } from '../drawn-control.tsx'

/** What counts the pixels is the editor's, and there is nothing to count before there is a photo. */
const MaskCoverage = lazyPart(() => import('./mask-coverage.tsx'), 'MaskCoverage', { whenFails: 'quiet' })

/** How much of the photo is chosen, and the way to the brush. */
export function MaskControl(props: ControlProps) {
  const { values, uploads } = useForm()
  const mask = values[props.name] as Mask | undefined
  const photo = uploads[(values.photo as string | undefined) ?? '']
  return <DrawnControl {...props} kind="mask" state={photo && <MaskCoverage mask={mask} photo={photo} />} />
}
