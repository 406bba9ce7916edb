import { useCallback, type ReactNode } from 'react'
import type { Work } from '#contract/entities.ts'
import { initialColumns } from '~/shared/lib/initial-columns.ts'
import { Masonry } from '~/shared/ui/masonry/masonry.tsx'
import { WorkTile, tileRatio } from './work-tile.tsx'

interface WorkWallProps {
  works: readonly Work[]
  to: '/functionSquare/square/details' | '/functionList/draw/show'
  onEnd?: () => void
  corner?: (work: Work) => ReactNode
  onHold?: (work: Work) => void
  /** How many are among the page's first pictures, which its code waits for. */
  eager?: number
}

/** Pictures above the fold. */
const EAGER = 4

/** Under a tile of the square; its height is that of the style sheet. */
const CAPTION = { height: 'calc(var(--u) * 34)', share: 0.18 }

const idOf = (work: Work) => work.id

export function WorkWall({ works, to, onEnd, corner, onHold, eager = EAGER }: WorkWallProps) {
  const render = useCallback(
    (work: Work, index: number) => (
      <WorkTile work={work} to={to} eager={index < eager} first={index < initialColumns()} corner={corner?.(work)} onHold={onHold && (() => onHold(work))} />
    ),
    [to, corner, onHold, eager],
  )
  return (
    <Masonry
      items={works}
      keyOf={idOf}
      ratioOf={tileRatio}
      caption={to === '/functionSquare/square/details' ? CAPTION : undefined}
      initialColumns={initialColumns()}
      onEnd={onEnd}
      render={render}
    />
  )
}
