import { useEffect, useRef } from 'react'
import { RadioGroup } from '~/shared/ui/radio/radio-group.tsx'
import { OptionPicture } from './option-picture.tsx'
import styles from './options.module.css'

export interface PicturedOption<Value extends string> {
  value: Value
  label: string
  src: string
  ground: string
}

/** From so many on a phone shows them in two rows. */
const TWO_ROWS_FROM = 10
export const rowsOf = (options: readonly unknown[]) => (options.length >= TWO_ROWS_FROM ? 2 : 1)

interface OptionPicturesProps<Value extends string> {
  label: string
  options: readonly PicturedOption<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** One of several by example: a row that scrolls on phones, a grid on wide screens. */
export function OptionPictures<Value extends string>({ label, options, value, onChange }: OptionPicturesProps<Value>) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[data-checked]')
    if (!row.current || !chosen) return
    const middle = chosen.offsetLeft + chosen.offsetWidth / 2
    row.current.scrollLeft = middle - row.current.clientWidth / 2
    // Where it opens; later the person scrolls.
  }, [])
  return (
    <RadioGroup
      ref={row}
      label={label}
      options={options.map((option) => ({
        value: option.value,
        content: (
          <>
            <OptionPicture src={option.src} ground={option.ground} words={option.label} />
            <span className={styles.name}>{option.label}</span>
          </>
        ),
      }))}
      value={value}
      onChange={onChange}
      className={styles.pictures}
      optionClassName={styles.option}
      rows={rowsOf(options)}
    />
  )
}
