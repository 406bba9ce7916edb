import { useLingui } from '@lingui/react/macro'
import { SegmentedControl } from '~/shared/ui/segmented-control/segmented-control.tsx'
import { Slider } from '~/shared/ui/slider/slider.tsx'
import { useForm } from '../form.ts'
import type { ControlProps } from './control-props.ts'
import { Labelled } from './labelled.tsx'
import styles from './controls.module.css'

type Background = { kind: 'transparent' } | { kind: 'colour'; colour: string } | { kind: 'blur'; strength: number }

/** White, ID-photo blue and red, and a few that flatter a subject. */
const swatches = ['#ffffff', '#438edb', '#d9001b', '#f2efe9', '#dceaf0', '#f7d6d0', '#1e1e21', '#3a8f6a']
const BLUR = 0.5

export function BackgroundControl({ name, label }: ControlProps) {
  const { t } = useLingui()
  const { values, set } = useForm()
  const background = values[name] as Background
  const kinds: Record<Background['kind'], Background> = {
    transparent: { kind: 'transparent' },
    colour: { kind: 'colour', colour: swatches[0]! },
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
        {background.kind === 'colour' && <Swatches colour={background.colour} onChange={(colour) => set(name, { kind: 'colour', colour })} />}
        {background.kind === 'blur' && (
          <Slider label={t`虚化程度`} value={background.strength} onChange={(strength) => set(name, { kind: 'blur', strength })} min={0} max={1} step={0.05} format={(value) => `${Math.round(value * 100)}%`} />
        )}
      </div>
    </Labelled>
  )
}

function Swatches({ colour, onChange }: { colour: string; onChange: (colour: string) => void }) {
  const { t } = useLingui()
  const custom = !swatches.includes(colour)
  return (
    <div className={styles.swatches}>
      {swatches.map((swatch) => (
        <button key={swatch} type="button" className={styles.swatch} style={{ background: swatch }} aria-label={swatch} aria-pressed={swatch === colour} onClick={() => onChange(swatch)} />
      ))}
      <span className={`${styles.swatch} ${styles.custom}`} aria-pressed={custom} style={custom ? { background: colour } : undefined}>
        <input type="color" aria-label={t`自选颜色`} value={colour} onChange={(event) => onChange(event.target.value)} />
      </span>
    </div>
  )
}
