import { Trans } from '@lingui/react/macro'
import { Chip } from '~/shared/ui/chip-group/chip.tsx'
import { useForm } from '../form.ts'
import type { ControlProps } from './control-props.ts'
import { Labelled } from './labelled.tsx'
import { Swatches } from './swatches.tsx'

export function ColourControl({ name, label, error }: ControlProps) {
  const { values, set } = useForm()
  const colour = values[name] as string | undefined
  return (
    <Labelled label={label} error={error}>
      <Swatches name={name} label={label} colour={colour} onChange={(next) => set(name, next)}>
        <Chip pressed={colour === undefined} onClick={() => set(name, undefined)}>
          <Trans>自动</Trans>
        </Chip>
      </Swatches>
    </Labelled>
  )
}
