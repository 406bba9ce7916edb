import { useEffect, useRef, type RefObject } from 'react'
import { editorSettings } from '../editor-settings.ts'
import { loupePlace, type Place } from '../geometry.ts'
import styles from './stage.module.css'
import type { PhotoView } from './use-view.ts'

interface LoupeProps {
  at: Place
  photoView: PhotoView
  image: RefObject<HTMLImageElement | null>
  /** What lies over the photo, of its proportions. */
  masks: () => readonly HTMLCanvasElement[]
  /** Of the brush, in CSS pixels of the frame. */
  radius: number
}

const { sidePx, times } = editorSettings.loupe

/** What the finger covers, enlarged, where it does not. */
export function Loupe({ at, photoView: { size, fit, view }, image, masks, radius }: LoupeProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const density = window.devicePixelRatio || 1
    const context = canvas.current!.getContext('2d')!
    canvas.current!.width = canvas.current!.height = Math.round(sidePx * density)
    context.scale(density, density)
    context.translate(sidePx / 2, sidePx / 2)
    context.scale(times, times)
    context.translate(-at.x, -at.y)
    context.save()
    context.translate(view.x, view.y)
    context.scale(view.scale, view.scale)
    if (image.current?.naturalWidth) context.drawImage(image.current, fit.x, fit.y, fit.width, fit.height)
    context.globalAlpha = 0.5
    for (const mask of masks()) context.drawImage(mask, fit.x, fit.y, fit.width, fit.height)
    context.restore()
    context.beginPath()
    context.arc(at.x, at.y, radius, 0, 2 * Math.PI)
    context.lineWidth = 1
    context.strokeStyle = '#fff'
    context.stroke()
  })
  const place = loupePlace(at, size)
  return <canvas ref={canvas} className={styles.loupe} style={{ translate: `${place.x}px ${place.y}px`, width: sidePx, height: sidePx }} aria-hidden />
}
