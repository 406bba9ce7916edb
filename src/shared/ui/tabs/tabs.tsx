import { Tabs as Base } from '@base-ui/react/tabs'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './tabs.module.css'

export interface TabsProps<Value extends string> {
  label: string
  tabs: readonly { value: Value; label: ReactNode; panel?: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  /** Keeps the tabs in sight under the top bar while the page scrolls. */
  sticky?: boolean
}

/** Views of one thing. A tab without a panel changes what is shown elsewhere on the page. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, sticky }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={onChange}>
      <Base.List aria-label={label} activateOnFocus className={clsx(styles.list, sticky && styles.sticky)}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </Base.Tab>
        ))}
        <Base.Indicator className={styles.indicator} renderBeforeHydration />
      </Base.List>
      {tabs.map(
        (tab) =>
          tab.panel !== undefined && (
            <Base.Panel key={tab.value} value={tab.value} className={styles.panel}>
              {tab.panel}
            </Base.Panel>
          ),
      )}
    </Base.Root>
  )
}
