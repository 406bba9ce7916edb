import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Mask } from '#contract/generators/fields.ts'
import { isEmpty } from './mask-strokes.ts'
import type { Refusal } from './use-mask-tools.ts'

interface MaskStatusProps {
  mask: Mask
  coverage: number
  marks: boolean
  refusal: Refusal | undefined
  help: ReactNode
}

/** What is chosen, in words that are also read aloud; help while nothing is. */
export function MaskStatus({ mask, coverage, marks, refusal, help }: MaskStatusProps) {
  const words = () => {
    if (refusal === 'no-edges') return <Trans>这里看不出边界，用画笔涂一下吧</Trans>
    if (refusal === 'full') return <Trans>笔画已经很多了，先撤销几笔再继续</Trans>
    if (isEmpty(mask)) return help
    if (marks) return <Plural value={mask.strokes.length} one="已画 # 笔" other="已画 # 笔" />
    return <Covered coverage={coverage} />
  }
  return <p role="status">{words()}</p>
}

/** A sliver is not nothing. */
export function Covered({ coverage }: { coverage: number }) {
  const percent = Math.round(coverage * 100)
  if (coverage === 0) return <Trans>还没有选中</Trans>
  if (percent === 0) return <Trans>已选中不到 1%</Trans>
  return <Trans>已选中约 {percent}%</Trans>
}
