import { useEffect, useState } from 'react'

/** The part of the page that a step speaks of, as soon and as long as it is there; marked and brought into sight. */
export function useTarget(selector: string | undefined): HTMLElement | undefined {
  const [target, setTarget] = useState<HTMLElement>()
  useEffect(() => {
    let marked: HTMLElement | null = null
    const mark = (next: HTMLElement | null) => {
      if (next === marked) return
      marked?.removeAttribute('data-coached')
      next?.setAttribute('data-coached', '')
      next?.scrollIntoView({ block: 'center', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
      marked = next
      setTarget(next ?? undefined)
    }
    if (!selector) return
    const find = () => mark(document.querySelector<HTMLElement>(selector))
    find()
    const observer = new MutationObserver(find)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      mark(null)
    }
  }, [selector])
  return target
}
