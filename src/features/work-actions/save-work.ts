import type { Work } from '#contract/entities.ts'

/** The file's ending, from its signed address. */
const endingOf = (address: string) => /\.(\w+)(?:\?|$)/.exec(address)?.[1] ?? 'png'

/** Hands the original over to the browser's own download. */
export function saveWork(work: Work): void {
  const name = `inkling-${work.id.slice(0, 8)}.${endingOf(work.files.original)}`
  const link = document.createElement('a')
  link.href = `${work.files.original}${work.files.original.includes('?') ? '&' : '?'}download=${name}`
  link.download = name
  link.click()
}
