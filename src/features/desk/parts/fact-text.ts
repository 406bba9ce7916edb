import { currency } from '#contract/shop-choices.ts'

interface Words {
  locale: string
  yes: string
  no: string
  nothing: string
  /** What a value of a fact is called, where it has words. */
  valueOf: (name: string, value: string) => string
}

/** Money among the facts of the log, by their names. */
const isMoney = (name: string) => name.endsWith('Fen')
/** Moments among the facts of the log, by their names. */
const isMoment = (name: string) => /(Until|At)$/.test(name)

export const isDeepEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A fact of the log as a person reads it. */
export function textOf(name: string, value: unknown, words: Words): string {
  if (value === null || value === undefined || value === '') return words.nothing
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number' && isMoment(name)) return new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(value)
  if (typeof value === 'number' && isMoney(name)) return new Intl.NumberFormat(words.locale, { style: 'currency', currency }).format(value / 100)
  if (Array.isArray(value)) return value.length === 0 ? words.nothing : value.map((part) => textOf(name, part, words)).join(', ')
  if (typeof value === 'string') return words.valueOf(name, value)
  return JSON.stringify(value)
}
