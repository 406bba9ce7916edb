import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { controlsOf } from '#contract/generators/control.ts'
import { useForm } from '../form.ts'
import { Control } from './control.tsx'
import styles from './controls.module.css'

/** The form: the decisions in sight, the rest folded. */
export function Controls({ promise }: { promise: string }) {
  const { generator, problem } = useForm()
  const all = controlsOf(generator).filter(({ control }) => control.control !== 'strokes')
  const folded = all.filter(({ control }) => control.advanced)
  const draw = ({ name, control }: (typeof all)[number]) => (
    <div key={name} data-field={name}>
      <Control name={name} control={control} />
    </div>
  )
  return (
    <>
      <p className={styles.promise}>{promise}</p>
      {all.filter(({ control }) => !control.advanced).map(draw)}
      {folded.length > 0 && (
        <details className={styles.advanced} open={folded.some(({ name }) => name === problem?.field) || undefined}>
          <summary>
            <Trans>高级设置</Trans>
            <ChevronDown aria-hidden />
          </summary>
          <div className={styles.advancedBody}>{folded.map(draw)}</div>
        </details>
      )}
    </>
  )
}
