import type { ReactNode } from 'react'
import styles from './filter-bar.module.css'

/** What a list can be narrowed by, in one line where there is room. */
export const FilterBar = ({ children }: { children: ReactNode }) => <div className={styles.bar}>{children}</div>
