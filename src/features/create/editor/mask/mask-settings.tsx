import { useLingui } from '@lingui/react/macro'
import type { Mask } from '#contract/generators/fields.ts'
import { SegmentedControl } from '~/shared/ui/segmented-control/segmented-control.tsx'
import { Slider } from '~/shared/ui/slider/slider.tsx'
import { editorSettings } from '../editor-settings.ts'
import styles from '../stage/tools.module.css'
import { isEmpty } from './mask-strokes.ts'
import type { MaskTools } from './use-mask-tools.ts'

interface MaskSettingsProps {
  tools: MaskTools
  mask: Mask
  marks: boolean
  /** The slider moves the edge instead of the brush's size. */
  growing: boolean
  /** The brush's size is being changed: worth seeing. */
  onSizing: (sizing: boolean) => void
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`
const signed = (share: number) => (share > 0 ? `+${percent(share)}` : percent(share))

/** Whether strokes add or take away, and how wide they are or how far the edge moves. */
export function MaskSettings({ tools, mask, marks, growing, onSizing }: MaskSettingsProps) {
  const { t } = useLingui()
  const { from, to, step } = growing ? editorSettings.grow : editorSettings.brush
  const range = { min: from, max: to, step, className: styles.slider }
  return (
    <div className={styles.settings}>
      <SegmentedControl
        label={marks ? t`画笔` : t`增减`}
        value={tools.mode}
        onChange={tools.setMode}
        className={styles.modes}
        choices={[
          { value: 'keep', label: marks ? t`保留` : t`添加` },
          { value: 'remove', label: marks ? t`去除` : t`减去` },
        ]}
      />
      {growing ? (
        <Slider
          {...range}
          key="grow"
          label={t`边缘`}
          value={mask.grow}
          onChange={(grow) => tools.history.adjust({ ...mask, grow })}
          onCommit={tools.history.settle}
          format={signed}
          disabled={isEmpty(mask)}
        />
      ) : (
        <Slider
          {...range}
          key="brush"
          label={t`画笔`}
          value={tools.brush}
          onChange={(size) => (onSizing(true), tools.setBrush(size))}
          onCommit={() => onSizing(false)}
          format={percent}
          disabled={tools.tool !== 'brush'}
        />
      )}
    </div>
  )
}
