import { useEffect, useState } from 'react'

/** The part of the page that a step speaks of, as soon and as long as it is there; marked and brought into sight. */
export function useTarget(selector: string | undefined): HTMLElement | undefined {
  const [target, setTarget] = useState<HTMLElement>()

  useEffect(() => {
    const find = () => setTarget((selector && document.querySelector<HTMLElement>(selector)) || undefined)
    find()
    if (!selector) return
    const observer = new MutationObserver(find)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [selector])

  useEffect(() => {
    if (!target) return
    target.dataset.coached = ''
    target.scrollIntoView({ block: 'center', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
    return () => {
      delete target.dataset.coached
    }
  }, [target])

  return target
}
