import { tabStorage } from './safe-storage.ts'

const KEY = 'inkling.typed'

interface Typed {
  address: string
  /** What is in the page's fields, in their order. */
  values: readonly string[]
}

/** Fields for words; never those for passwords, which no store may hold. */
const fields = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(({ type }) =>
    ['text', 'tel', 'search', 'url', 'email', 'textarea'].includes(type),
  )

/** Keeps what is typed into the page for the reload that follows. */
export function keepTypedWords(): void {
  const typed: Typed = { address: location.href, values: fields().map(({ value }) => value) }
  tabStorage.write(KEY, JSON.stringify(typed))
}

/** Puts back what was kept, where the same page has the same fields; it is as if the person typed it. */
export function restoreTypedWords(): void {
  const kept = tabStorage.read(KEY)
  tabStorage.remove(KEY)
  const typed = kept ? (JSON.parse(kept) as Typed) : undefined
  const found = fields()
  if (typed?.address !== location.href || typed.values.length !== found.length) return
  found.forEach((field, index) => {
    const value = typed.values[index]
    if (!value || field.value !== '') return
    const tell = () => field.dispatchEvent(new Event('input', { bubbles: true }))
    // React hydrates the part that an event comes to; only then it notices what changes.
    tell()
    // React notices what the page's own setter writes, and not what a script assigns.
    const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
    tell()
  })
}
