import type { Place } from '../geometry.ts'
import styles from './taps.module.css'

interface TapMarkerProps {
  label: string
  colour: string
  place: Place
  chosen: boolean
  onPress: () => void
  onRemove: () => void
}

/** A colour on its place; pressed it is chosen. */
export function TapMarker({ label, colour, place, chosen, onPress, onRemove }: TapMarkerProps) {
  return (
    <button
      type="button"
      className={styles.marker}
      style={{ translate: `${place.x}px ${place.y}px` }}
      aria-label={label}
      aria-pressed={chosen}
      // The photo under it would take the press for one of its own.
      onPointerDown={(event) => event.stopPropagation()}
      onClick={onPress}
      onKeyDown={(event) => (event.key === 'Delete' || event.key === 'Backspace') && onRemove()}
    >
      <span style={{ background: colour }} />
    </button>
  )
}
