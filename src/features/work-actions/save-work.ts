import type { Work } from '#contract/entities.ts'

/** The file's ending, from its signed address. */
const endingOf = (address: string) => /\.(\w+)(?:\?|$)/.exec(address)?.[1] ?? 'png'

const nameOf = (work: Work, ending: string) => `inkling-${work.id.slice(0, 8)}.${ending}`

/** Hands a file over to the browser's own download. */
export function downloadFile(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

/** The original as it was stored. */
export function saveOriginal(work: Work): void {
  const { original } = work.files
  const name = nameOf(work, endingOf(original))
  downloadFile(`${original}${original.includes('?') ? '&' : '?'}download=${name}`, name)
}

export function saveText(work: Work, words: string): void {
  const url = URL.createObjectURL(new Blob([words], { type: 'text/plain;charset=utf-8' }))
  downloadFile(url, nameOf(work, 'txt'))
  // The download has read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
