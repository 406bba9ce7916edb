import { Toolbar } from '@base-ui/react/toolbar'
import { useLingui } from '@lingui/react/macro'
import { Brush, FlipHorizontal2, Lasso, Trash2, UnfoldHorizontal, WandSparkles } from 'lucide-react'
import type { Mask } from '#contract/generators/fields.ts'
import { ToolButton } from '../stage/tool-button.tsx'
import styles from '../stage/tools.module.css'
import { isEmpty } from './mask-strokes.ts'
import type { MaskTools, Tool } from './use-mask-tools.ts'

interface MaskToolbarProps {
  tools: MaskTools
  mask: Mask
  marks: boolean
  /** The slider moves the edge. */
  growing: boolean
  onGrowing: (growing: boolean) => void
}

/** How to choose, and what to do with what is chosen. */
export function MaskToolbar({ tools, mask, marks, growing, onGrowing }: MaskToolbarProps) {
  const { t } = useLingui()
  const { tool, invert, clear } = tools
  const choose = (next: Tool) => {
    tools.setTool(next)
    onGrowing(false)
  }
  return (
    <Toolbar.Root className={styles.toolbar} aria-label={t`工具`}>
      <ToolButton icon={Brush} label={t`涂抹`} shortcut="B" pressed={tool === 'brush'} onPress={() => choose('brush')} />
      <ToolButton icon={WandSparkles} label={t`点选`} shortcut="S" pressed={tool === 'tap'} onPress={() => choose('tap')} />
      <ToolButton icon={Lasso} label={t`圈选`} shortcut="L" pressed={tool === 'lasso'} onPress={() => choose('lasso')} />
      {!marks && <ToolButton icon={FlipHorizontal2} label={t`反选`} shortcut="I" pressed={mask.inverted} onPress={invert} />}
      {!marks && <ToolButton icon={UnfoldHorizontal} label={t`扩缩`} pressed={growing} onPress={() => onGrowing(!growing)} />}
      <ToolButton icon={Trash2} label={t`清空`} disabled={isEmpty(mask)} onPress={clear} />
    </Toolbar.Root>
  )
}
