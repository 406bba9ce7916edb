import { useRouter } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import type { Work } from '#contract/entities.ts'
import { initialColumns } from '~/shared/lib/initial-columns.ts'
import { scrollKey } from '~/shared/navigation/scroll-key.ts'
import { Masonry } from '~/shared/ui/masonry/masonry.tsx'
import { WorkTile, tileRatio } from './work-tile.tsx'

interface WorkWallProps {
  works: readonly Work[]
  to: '/functionSquare/square/details' | '/functionList/draw/show'
  onEnd?: () => void
  corner?: (work: Work) => ReactNode
  onHold?: (work: Work) => void
}

/** Pictures above the fold, loaded first. */
const EAGER = 4

/** What the caption under a tile adds to its height, as a share of its width. */
const CAPTION = 0.18

export function WorkWall({ works, to, onEnd, corner, onHold }: WorkWallProps) {
  const router = useRouter()
  const [place] = useState(() => scrollKey(router.state.location))
  return (
    <Masonry
      items={works}
      keyOf={(work) => work.id}
      ratioOf={(work) => tileRatio(work) + CAPTION}
      initialColumns={initialColumns()}
      memory={`${place} ${works[0]?.id}`}
      onEnd={onEnd}
      render={(work, index) => <WorkTile work={work} to={to} eager={index < EAGER} corner={corner?.(work)} onHold={onHold && (() => onHold(work))} />}
    />
  )
}
