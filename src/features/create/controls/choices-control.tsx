import { Trans } from '@lingui/react/macro'
import { useForm } from '../form.ts'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'
import { Labelled } from './labelled.tsx'
import { mostOf } from './most-of.ts'
import { OptionPicture } from './option-picture.tsx'
import { rowsOf } from './option-pictures.tsx'
import options from './options.module.css'
import { useOptions } from './use-options.ts'

/** Some of several, numbered in the order they were chosen in. */
export function ChoicesControl({ name, label, control, error }: ControlProps) {
  const { values, set, generator } = useForm()
  const all = useOptions(name, control)
  const chosen = (values[name] as string[] | undefined) ?? []
  const most = mostOf(generator, name)
  const count = chosen.length
  const toggle = (value: string) => set(name, chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value])
  return (
    <Labelled
      label={label}
      error={error}
      aside={
        <span className={styles.figure} role="status">
          {count === 0 ? <Trans>最多 {most} 件</Trans> : <Trans>已选 {count}/{most}</Trans>}
        </span>
      }
    >
      <div role="group" aria-label={label} className={options.pictures} data-rows={rowsOf(all)}>
        {all.map(({ value, label: words, src, ground }) => {
          const at = chosen.indexOf(value)
          return (
            <button
              key={value}
              type="button"
              className={options.option}
              aria-pressed={at >= 0}
              disabled={at < 0 && count >= most}
              onClick={() => toggle(value)}
            >
              {at >= 0 && (
                <span className={options.order} aria-hidden>
                  {at + 1}
                </span>
              )}
              <OptionPicture src={src} ground={ground} words={words} />
              <span className={options.name}>{words}</span>
            </button>
          )
        })}
      </div>
    </Labelled>
  )
}
