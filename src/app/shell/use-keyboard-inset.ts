import { useEffect } from 'react'

/** Keeps --keyboard, on the root element, at how much of the window's bottom the software keyboard covers. */
export function useKeyboardInset(): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return undefined
    const root = document.documentElement
    const measure = () => {
      // While zoomed in, the visual viewport is smaller for another reason.
      const covered = viewport.scale > 1.01 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop
      root.style.setProperty('--keyboard', `${covered > 80 ? Math.round(covered) : 0}px`)
    }
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
      root.style.removeProperty('--keyboard')
    }
  }, [])
}
