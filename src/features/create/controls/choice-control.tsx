import { ChipGroup } from '~/shared/ui/chip-group/chip-group.tsx'
import { SegmentedControl } from '~/shared/ui/segmented-control/segmented-control.tsx'
import { useForm } from '../form.ts'
import { tintOf } from './choice-tints.ts'
import type { ControlProps } from './control-props.ts'
import { Labelled } from './labelled.tsx'
import { OptionPictures } from './option-pictures.tsx'
import styles from './options.module.css'
import { useOptions } from './use-options.ts'

/** More segments than this do not leave room for their words. */
const MOST_SEGMENTS = 3

/** One of several: by picture, as segments when they are few, as chips when they are more. */
export function ChoiceControl({ name, label, control, error }: ControlProps) {
  const { values, set } = useForm()
  const options = useOptions(name, control)
  const of = { label, value: values[name] as string, onChange: (value: string) => set(name, value) }
  return (
    <Labelled label={label} error={error}>
      {control.pictured ? (
        <OptionPictures {...of} options={options} />
      ) : options.length <= MOST_SEGMENTS ? (
        <SegmentedControl {...of} choices={options} />
      ) : (
        <ChipGroup
          {...of}
          choices={options.map(({ value, label: words }) => ({ value, label: <Dotted tint={tintOf(name, value)} words={words} /> }))}
        />
      )}
    </Labelled>
  )
}

function Dotted({ tint, words }: { tint: string | undefined; words: string }) {
  if (!tint) return words
  return (
    <span className={styles.dotted}>
      <span className={styles.dot} style={{ background: tint }} aria-hidden />
      {words}
    </span>
  )
}
