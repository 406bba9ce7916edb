import type { ReactNode } from 'react'
import styles from './action-fields.module.css'

/** Two short fields beside each other. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>
