import { pixelsOf, ratios, type Clarity, type Ratio } from '#contract/generators/fields.ts'
import { ChipGroup } from '~/shared/ui/chip-group/chip-group.tsx'
import { useForm } from '../form.ts'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'
import { Labelled } from './labelled.tsx'

export function SizeControl({ name, label, control }: ControlProps) {
  const { values, set } = useForm()
  const size = values[name] as Ratio
  const { width, height } = pixelsOf(size, (values.clarity as Clarity | undefined) ?? 'standard')
  const offered = ratios.filter((ratio) => control.options?.includes(ratio) ?? true)
  return (
    // A generator that offers sizes of its own has pixels of its own.
    <Labelled label={label} aside={!control.options && <span className={styles.figure}>{`${width} × ${height}`}</span>}>
      <ChipGroup
        label={label}
        className={styles.ratios}
        value={size}
        onChange={(ratio) => set(name, ratio)}
        choices={offered.map((ratio) => ({
          value: ratio,
          label: (
            <span className={styles.ratio}>
              <span
                className={styles.ratioBox}
                style={{ aspectRatio: ratio.replace(':', ' / ') }}
                data-tall={isTall(ratio) || undefined}
                aria-hidden
              />
              {ratio}
            </span>
          ),
        }))}
      />
    </Labelled>
  )
}

function isTall(ratio: Ratio): boolean {
  const [width, height] = ratio.split(':').map(Number)
  return height! > width!
}
