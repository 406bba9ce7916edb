import { useLingui } from '@lingui/react/macro'
import styles from './flow.module.css'

/** How far the person is on the way to a double. */
export function Steps({ at }: { at: 1 | 2 | 3 }) {
  const { t } = useLingui()
  const names = [t`基本信息`, t`选照片`, t`生成分身`]
  return (
    <ol className={styles.steps} aria-label={t`步骤`}>
      {names.map((name, i) => (
        <li key={name} aria-current={i + 1 === at ? 'step' : undefined} data-done={i + 1 < at || undefined}>
          {name}
        </li>
      ))}
    </ol>
  )
}
