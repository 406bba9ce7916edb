import { useEffect, useRef, useState } from 'react'
import { clampView, fitPhoto, wholeView, zoomAt, type Place, type Size, type View } from '../geometry.ts'

/** A frame that shows a photo whole or a part of it enlarged, whatever size the window gives it. */
export function useView(photo: Size) {
  const frame = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const [wanted, setWanted] = useState<View>(wholeView)
  useEffect(() => {
    const element = frame.current!
    const measure = () => {
      const { width, height } = element.getBoundingClientRect()
      setSize((known) => (known.width === width && known.height === height ? known : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const fit = fitPhoto(size, photo)
  const view = clampView(wanted, size, fit)
  const middle: Place = { x: size.width / 2, y: size.height / 2 }
  return {
    frame,
    size,
    fit,
    view,
    zoom: (factor: number, at: Place = middle, by?: Place) =>
      setWanted((current) => clampView(zoomAt(clampView(current, size, fit), factor, at, by), size, fit)),
    reset: () => setWanted(wholeView),
  }
}

export type PhotoView = ReturnType<typeof useView>
