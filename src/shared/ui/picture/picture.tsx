import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { ImageOff } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type ImgHTMLAttributes } from 'react'
import { widthsOf } from '~/shared/lib/thumbnail.ts'
import styles from './picture.module.css'

export interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'width' | 'height' | 'alt'> {
  src: string
  /** What is to be seen; empty for decoration. */
  alt: string
  /** The picture's own pixels: they keep its place before it is there. */
  width: number
  height: number
  /** Its average colour, as CSS; shown until it has come. */
  ground?: string
  /** A checkerboard behind it: it has a see-through part. */
  transparent?: boolean
  /** `cover` fills the box it is given; `contain` shows all of it. */
  fit?: 'cover' | 'contain'
  /** How wide it stands, as `sizes` says it: a thumbnail then comes no larger than that needs. */
  sizes?: string
  /** For the one picture that the page is about: loaded at once, first. */
  eager?: boolean
}

export function Picture(props: PictureProps) {
  return <OnePicture key={props.src} {...props} />
}

/** Its state is that of one file: another `src` is another picture. */
function OnePicture(props: PictureProps) {
  const { src, alt, width, height, ground, transparent, fit = 'cover', sizes, eager, className, style, ...native } = props
  const { t } = useLingui()
  const image = useRef<HTMLImageElement>(null)
  // A server-rendered picture is shown as it comes; only one that is missing when we mount fades in.
  const [state, setState] = useState<'shown' | 'awaited' | 'broken'>('shown')
  useLayoutEffect(() => {
    if (!image.current) return
    const { complete, naturalWidth } = image.current
    setState(!complete ? 'awaited' : naturalWidth === 0 ? 'broken' : 'shown')
  }, [])
  // TwoPane reads --ratio to show a picture whole.
  const box = { aspectRatio: `${width} / ${height}`, '--ratio': width / height, backgroundColor: ground, ...style }
  return (
    <span className={clsx(styles.box, transparent && styles.transparent, className)} style={box}>
      {state === 'broken' ? (
        <span className={styles.broken} role="img" aria-label={alt || t`图片没能加载`}>
          <ImageOff aria-hidden />
        </span>
      ) : (
        // Within it React asks for nothing ahead: its preloads of pictures would stand before those of styles and code.
        <picture className={styles.sources}>
          <img
            loading={eager ? 'eager' : 'lazy'}
            // In the same moment as the words around it.
            decoding={eager ? 'sync' : 'async'}
            fetchPriority={eager ? 'high' : undefined}
            draggable={false}
            {...native}
            ref={image}
            // Before the address: what comes first is fetched.
            sizes={sizes}
            srcSet={sizes && widthsOf(src)}
            src={src}
            alt={alt}
            width={width}
            height={height}
            className={clsx(styles.image, styles[fit])}
            data-awaited={state === 'awaited' || undefined}
            onLoad={() => setState('shown')}
            onError={() => setState('broken')}
          />
        </picture>
      )}
    </span>
  )
}
