import { useLingui } from '@lingui/react/macro'
import { SegmentedControl } from '~/shared/ui/segmented-control/segmented-control.tsx'
import { Slider } from '~/shared/ui/slider/slider.tsx'
import { useForm } from '../form.ts'
import type { ControlProps } from './control-props.ts'
import { Labelled } from './labelled.tsx'
import styles from './controls.module.css'
import { swatchesOf } from './swatch-sets.ts'
import { Swatches } from './swatches.tsx'

type Background = { kind: 'transparent' } | { kind: 'colour'; colour: string } | { kind: 'blur'; strength: number }

const BLUR = 0.5

export function BackgroundControl({ name, label }: ControlProps) {
  const { t } = useLingui()
  const { values, set } = useForm()
  const background = values[name] as Background
  const kinds: Record<Background['kind'], Background> = {
    transparent: { kind: 'transparent' },
    colour: { kind: 'colour', colour: swatchesOf(name)[0]!.colour },
    blur: { kind: 'blur', strength: BLUR },
  }
  return (
    <Labelled label={label}>
      <div className={styles.stack}>
        <SegmentedControl
          label={label}
          value={background.kind}
          onChange={(kind) => set(name, kinds[kind])}
          choices={[
            { value: 'transparent', label: t`透明` },
            { value: 'colour', label: t`纯色` },
            { value: 'blur', label: t`虚化` },
          ]}
        />
        {background.kind === 'colour' && (
          <Swatches name={name} label={t`背景颜色`} colour={background.colour} onChange={(colour) => set(name, { kind: 'colour', colour })} />
        )}
        {background.kind === 'blur' && (
          <Slider
            label={t`虚化程度`}
            value={background.strength}
            onChange={(strength) => set(name, { kind: 'blur', strength })}
            min={0}
            max={1}
            step={0.05}
            format={(value) => `${Math.round(value * 100)}%`}
          />
        )}
      </div>
    </Labelled>
  )
}
