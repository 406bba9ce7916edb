import { useLingui } from '@lingui/react'
import { Card } from '~/shared/ui/card/card.tsx'
import styles from './install-ways.module.css'
import { devices, installWays, type Device } from './ways.words.ts'

/** How to install by the browser's menu, the way of this device first. */
export function InstallWays({ here }: { here: Device }) {
  const { i18n } = useLingui()
  return [here, ...devices.filter((device) => device !== here)].map((device) => {
    const { name, steps } = installWays[device]
    return (
      <Card key={device}>
        <h2 className={styles.name}>{i18n._(name)}</h2>
        <ol className={styles.steps}>
          {steps.map(({ icon: Icon, text }) => (
            <li key={text.id}>
              <Icon aria-hidden />
              {i18n._(text)}
            </li>
          ))}
        </ol>
      </Card>
    )
  })
}
