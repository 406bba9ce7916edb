import { clsx } from 'clsx'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  shape?: 'block' | 'line' | 'circle'
  /** CSS lengths; a line is as high as its text. */
  width?: string
  height?: string
  /** Width / height, for the place of a picture. */
  ratio?: number
  className?: string
}

/** The shape of what comes. Silent: the region around it says that it is busy. */
export function Skeleton({ shape = 'block', width, height, ratio, className }: SkeletonProps) {
  const size = { width, height, aspectRatio: ratio }
  return <span aria-hidden className={clsx(styles.skeleton, styles[shape], className)} style={size} />
}

/** A wall of pictures to come. */
export function SkeletonWall({ count = 8 }: { count?: number }) {
  return (
    <div className={styles.wall}>
      {Array.from({ length: count }, (_, at) => (
        <Skeleton key={at} ratio={wallRatios[at % wallRatios.length]} />
      ))}
    </div>
  )
}

const wallRatios = [0.75, 1, 0.8, 1.2, 0.7, 1]
