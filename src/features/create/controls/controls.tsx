import { Plural, Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldCheck } from '../field-check.tsx'
import { SettingsFoot } from '../presets/settings-foot.tsx'
import { Presets } from '../presets/presets.tsx'
import { useForm } from '../form.ts'
import { Control } from './control.tsx'
import styles from './controls.module.css'
import { partsOf } from './in-sight.ts'
import { useFormDefaults } from './use-form-defaults.ts'

interface ControlsProps {
  promise: string
  /** Beneath the first field. */
  examples?: ReactNode
  /** What makes it, before the settings that depend on it. */
  maker?: ReactNode
  /** Under it all. */
  guide?: ReactNode
}

/** The form: what it is about (the words or the photo), what was set before, the decisions in sight, the rest folded. */
export function Controls({ promise, examples, maker, guide }: ControlsProps) {
  const { fields, problem, values } = useForm()
  const defaults = useFormDefaults()
  const { inSight, folded } = partsOf(fields)
  const [lead, ...decisions] = inSight
  const changed = folded.filter(({ name }) => JSON.stringify(values[name]) !== JSON.stringify(defaults[name])).length
  const draw = ({ name, control }: (typeof folded)[number]) => (
    <div key={name} data-field={name} className={styles.field}>
      <Control name={name} control={control} />
      <FieldCheck name={name} />
      {problem?.field === name && problem.text !== undefined && (
        <p className={styles.error} role="alert">
          {problem.text}
        </p>
      )}
    </div>
  )
  return (
    <>
      <p className={styles.promise} data-paint-later="line">{promise}</p>
      {lead && draw(lead)}
      {examples}
      <div className={styles.rest} data-paint-later>
        {maker}
        <Presets />
        {decisions.map(draw)}
        {folded.length > 0 && (
          <details className={styles.advanced} open={folded.some(({ name }) => name === problem?.field) || undefined}>
            <summary>
              <Trans>高级设置</Trans>
              {changed > 0 && (
                <span className={styles.figure}>
                  <Plural value={changed} one="已改 # 项" other="已改 # 项" />
                </span>
              )}
              <ChevronDown aria-hidden />
            </summary>
            <div className={styles.advancedBody}>{folded.map(draw)}</div>
          </details>
        )}
        <SettingsFoot />
        {guide}
      </div>
    </>
  )
}
