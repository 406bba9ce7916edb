import { createSpeaker } from '../../words/speaker.ts'
import type { EngineWords } from '../engine.ts'
import { noteWords } from './words/note-words.ts'
import { remarkWords } from './words/remark-words.ts'
import { understoodWords } from './words/understood-words.ts'

/** The studio's words for what it understood and what it has to say. */
export function createStudioWords(): EngineWords {
  const sayUnderstood = createSpeaker(understoodWords)
  const sayNote = createSpeaker(noteWords)
  const sayRemark = createSpeaker(remarkWords)
  return {
    understood: (locale, found) => {
      const known = found.map(({ slot, value }) => `${slot}.${value}`).filter((name) => isIn(understoodWords, name))
      // Some slots share a word: cherry blossom is a manner and a place.
      return [...new Set(known.map((name) => sayUnderstood(locale, name)))]
    },
    remarks: (locale, remarks) => remarks.flatMap(({ code, ...values }) => (isIn(remarkWords, code) ? [sayRemark(locale, code, values)] : [])),
    notes: (locale, codes) => codes.filter((code) => isIn(noteWords, code)).map((code) => sayNote(locale, code)),
  }
}

const isIn = <Table extends object>(table: Table, name: string): name is Extract<keyof Table, string> => Object.hasOwn(table, name)
