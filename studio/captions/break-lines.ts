import type { Language } from '../lettering/language.ts'

/** Never at the beginning of a line: what closes, ends or prolongs, and small kana (JIS X 4051, GB/T 15834). */
const NOT_FIRST = /^[\p{Pe}\p{Pf}，。、．,.;:；：!?！？…‥・·%％‰°～〜ー―—–’”」』】》〉）〕］｝ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々ゝゞヽヾ]/u
/** Never at the end of a line: what opens, and what belongs to the figure behind it. */
const NOT_LAST = /[\p{Ps}\p{Pi}“‘「『【《〈（〔［｛¿¡$￥€£#＃]\s*$/u
/** A break is good here. */
const CLAUSE_ENDS = /[，。、；：！？!?…,;:.—」』”»]\s*$/u
/** Words that lead on to the next: a break behind them is poor. */
const LEADS_ON = /(^|\s)(a|an|the|of|to|in|and|or|el|la|los|las|un|una|de|del|y|o|en|le|les|des|du|et|ou|à|au|que|qui)\s*$/i
/** What follows a word and belongs to it in Chinese and Japanese; the segmenter knows words, not phrases. */
const FOLLOWS = /^[的了着過过地得们們はがをにへとものでや]$/u

const segmenters = new Map<Language, Intl.Segmenter>()

/** The parts of a text between which lines may break; put together they are the text. */
export function piecesOf(text: string, language: Language): string[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  const pieces: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    const last = pieces.at(-1)
    const stays = last !== undefined && (NOT_FIRST.test(segment) || /^\s/u.test(segment) || NOT_LAST.test(last) || FOLLOWS.test(segment) || isOneWord(last, segment))
    if (stays) pieces[pieces.length - 1] = last + segment
    else pieces.push(segment)
  }
  // French has a space before some signs: 'dit-elle !'
  return pieces.reduce<string[]>((kept, piece) => {
    if (kept.length > 0 && NOT_FIRST.test(piece)) kept[kept.length - 1] += piece
    else kept.push(piece)
    return kept
  }, [])
}

/** 'dit-elle', 'l’eau', '12.5', '3D': Latin letters and figures without a space between. */
const isOneWord = (last: string, next: string) => /[\p{Script=Latin}\p{N}'’\-/]$/u.test(last) && /^[\p{Script=Latin}\p{N}'’\-/]/u.test(next)

interface Breaking {
  language: Language
  /** How wide a line may be, and how wide a text is, in the same unit. */
  width: number
  measure: (text: string) => number
}

/** The fewest lines that hold a text, as even as words allow. A single word that is wider than a line has one of its own. */
export function breakLines(text: string, { language, width, measure }: Breaking): string[] {
  const pieces = piecesOf(text.trim(), language)
  const widths = pieces.map(measure)
  const wide = (from: number, to: number) => widths.slice(from, to).reduce((sum, one) => sum + one, 0)
  const all = wide(0, pieces.length)
  for (let lines = Math.max(1, Math.ceil(all / width)); lines < pieces.length; lines++) {
    const ends = bestEnds(pieces, lines, (from, to) => (wide(from, to) > width && to - from > 1 ? Infinity : ((wide(from, to) - all / lines) / width) ** 2))
    if (ends) return ends.map((end, i) => pieces.slice(ends[i - 1] ?? 0, end).join('').trim())
  }
  return pieces.map((piece) => piece.trim())
}

/** Where the lines end so that they cost least; undefined where they cannot be so few. */
function bestEnds(pieces: readonly string[], lines: number, cost: (from: number, to: number) => number): number[] | undefined {
  let best = new Map<number, { cost: number; ends: number[] }>([[0, { cost: 0, ends: [] }]])
  for (let line = 1; line <= lines; line++) {
    const next: typeof best = new Map()
    for (const [from, before] of best) {
      for (let to = from + 1; to <= pieces.length; to++) {
        const total = before.cost + cost(from, to) + (to < pieces.length ? breakCost(pieces[to - 1]!) : 0)
        if (total < (next.get(to)?.cost ?? Infinity)) next.set(to, { cost: total, ends: [...before.ends, to] })
      }
    }
    best = next
  }
  return best.get(pieces.length)?.ends
}

/** Of a line as wide as it may be; a good break may make lines a third less even. */
const breakCost = (last: string) => (CLAUSE_ENDS.test(last) ? 0 : LEADS_ON.test(last) ? 0.16 : 0.06)
