import type { ReactNode } from 'react'
import styles from './parts.module.css'

export interface Fact {
  name: string
  value: ReactNode
}

/** What is known, name and value. */
export const Facts = ({ facts }: { facts: readonly (Fact | false | undefined)[] }) => (
  <dl className={styles.facts}>
    {facts.map((fact) => fact && (
      <div key={fact.name}>
        <dt>{fact.name}</dt>
        <dd>{fact.value}</dd>
      </div>
    ))}
  </dl>
)
