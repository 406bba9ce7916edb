import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { swatchesOf } from './swatch-sets.ts'
import styles from './swatches.module.css'

interface SwatchesProps {
  /** The field whose colours these are. */
  name: string
  label: string
  colour: string | undefined
  onChange: (colour: string) => void
  /** Before the colours: no colour at all. */
  children?: ReactNode
}

/** A colour of a few that suit, or any. */
export function Swatches({ name, label, colour, onChange, children }: SwatchesProps) {
  const { t, i18n } = useLingui()
  const offered = swatchesOf(name)
  const own = colour !== undefined && !offered.some((swatch) => swatch.colour === colour)
  return (
    <div className={styles.swatches} role="group" aria-label={label}>
      {children}
      {offered.map((swatch) => {
        const words = i18n._(swatch.words)
        return (
          <button
            key={swatch.colour}
            type="button"
            className={styles.swatch}
            title={words}
            aria-label={words}
            aria-pressed={swatch.colour === colour}
            onClick={() => onChange(swatch.colour)}
          >
            <span style={{ background: swatch.colour }} />
          </button>
        )
      })}
      <span className={styles.swatch} data-pressed={own || undefined}>
        <span className={own ? undefined : styles.any} style={own ? { background: colour } : undefined} />
        <input
          type="color"
          aria-label={t`自选颜色`}
          title={t`自选颜色`}
          value={colour ?? offered[0]!.colour}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </div>
  )
}
