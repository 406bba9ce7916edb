import type { ReactNode } from 'react'
import { ActionBar } from '../action-bar/action-bar.tsx'
import styles from './two-pane.module.css'

export interface TwoPaneProps {
  /** What is made: the example, the picture, the result. First on phones; fills the rest on wide screens. */
  canvas: ReactNode
  /** Nothing on the canvas is worth a phone's first look: it has its place on wide screens alone. */
  canvasWhenWide?: boolean
  /** Results beneath the canvas. */
  strip?: ReactNode
  /** The decisions; a column of 360 px on wide screens. */
  controls: ReactNode
  /** The main action: at the thumb on phones, at the column's foot on wide screens. */
  action?: ReactNode
}

/** The layout of a generator, in a `<Page width="full">`. */
export function TwoPane({ canvas, canvasWhenWide, strip, controls, action }: TwoPaneProps) {
  return (
    <div className={styles.panes}>
      <div className={styles.canvas} data-when-wide={canvasWhenWide || undefined}>{canvas}</div>
      {strip && <div className={styles.strip}>{strip}</div>}
      <div className={styles.controls} data-paint-later={canvasWhenWide ? undefined : true}>
        {controls}
      </div>
      {action && (
        <div className={styles.action} data-paint-later>
          <ActionBar>{action}</ActionBar>
        </div>
      )}
    </div>
  )
}
