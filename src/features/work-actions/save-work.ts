import type { Work } from '#contract/entities.ts'
import { download } from '~/shared/api/download.ts'

/** The file's ending, from its signed address. */
const endingOf = (address: string) => /\.(\w+)(?:\?|$)/.exec(address)?.[1] ?? 'png'

const nameOf = (work: Work, ending: string) => `inkling-${work.id.slice(0, 8)}.${ending}`

/** The original as it was stored. */
export const originalOf = (work: Work) => ({ url: work.files.original, name: nameOf(work, endingOf(work.files.original)) })

/** Fetches a file and hands it over to the browser's own download. Throws as download does. */
export async function saveFile({ url, name }: { url: string; name: string }): Promise<void> {
  handOver(await download(url), name)
}

export function saveText(work: Work, words: string): void {
  handOver(new Blob([words], { type: 'text/plain;charset=utf-8' }), nameOf(work, 'txt'))
}

function handOver(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
