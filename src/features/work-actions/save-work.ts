import type { Work } from '#contract/entities.ts'
import { handOver } from '~/shared/lib/save-file.ts'

/** The file's ending, from its signed address. */
const endingOf = (address: string) => /\.(\w+)(?:\?|$)/.exec(address)?.[1] ?? 'png'

const nameOf = (work: Work, ending: string) => `inkling-${work.id.slice(0, 8)}.${ending}`

/** The original as it was stored. */
export const originalOf = (work: Work) => ({ url: work.files.original, name: nameOf(work, endingOf(work.files.original)) })

export function saveText(work: Work, words: string): void {
  handOver(new Blob([words], { type: 'text/plain;charset=utf-8' }), nameOf(work, 'txt'))
}
