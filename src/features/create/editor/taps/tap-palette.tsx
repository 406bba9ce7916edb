import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './taps.module.css'
import { tapColours } from './tap-colours.ts'

interface TapPaletteProps {
  colour: string
  onChange: (colour: string) => void
  /** The choice is made. */
  onCommit: () => void
  /** What ends the palette's last line. */
  children: ReactNode
}

/** The colours to paint with, and any other. */
export function TapPalette({ colour, onChange, onCommit, children }: TapPaletteProps) {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const custom = tapColours.every((known) => known.colour !== colour)
  return (
    <div className={styles.palette} role="group" aria-label={t`颜色`}>
      {tapColours.map((known) => (
        <button
          key={known.colour}
          type="button"
          className={styles.swatch}
          style={{ background: known.colour }}
          aria-label={i18n._(known.name)}
          title={i18n._(known.name)}
          aria-pressed={known.colour === colour}
          onClick={() => (onChange(known.colour), onCommit())}
        />
      ))}
      <span className={`${styles.swatch} ${styles.custom}`} data-chosen={custom || undefined} style={custom ? { background: colour } : undefined}>
        <input type="color" aria-label={t`自选颜色`} value={colour} onChange={(event) => onChange(event.target.value)} onBlur={onCommit} />
      </span>
      {children}
    </div>
  )
}
