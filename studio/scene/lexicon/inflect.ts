import type { Language } from './lexicon.ts'

/** Plurals that no rule below makes. */
export const irregularPlurals = new Set(
  'people, children, 朋友们, 朋友們, fish, koi, goldfish, jellyfish, clownfish, angelfish, tropical fish, koi carp, koi fish, butterflyfish, parrotfish, anthias, jellies, 魚群, 魚の群れ, 鱼群, men, women, geese, mice, foxes, wolves, wild geese, oiseaux, bateaux, chevaux, gens, peces, aves, lovers, amantes, amoureux, monks, 人々, たくさん, flock of sheep, snowmen, 羊群, 象群, 羊の群れ, rebaño de ovejas, troupeau de moutons, 鸡群, chicks, octopi, 海豚群, pod of dolphins, grupo de delfines, groupe de dauphins, イルカの群れ, cattle, herd of cows, herd of cattle, rebaño de vacas, ganado, troupeau de vaches, betail, 牛の群れ, 牛群, 奶牛群, 狼群, 猴群, 狼の群れ, pack of wolves, wolf pack, manada de lobos, meute de loups, 驼队, 駝隊, 骆驼队, 駱駝隊, caravan of camels, camel caravan, caravana de camellos, caravane de chameaux, oxen'
    .split(', '),
)

const english = (word: string): string[] => {
  if (/[^aeiou]y$/.test(word)) return [word.slice(0, -1) + 'ies']
  if (/(s|x|ch|sh)$/.test(word)) return [word + 'es']
  if (/fe?$/.test(word)) return [word + 's', word.replace(/fe?$/, 'ves')]
  return [word + 's']
}

const spanish = (word: string): string[] => {
  if (/[aeiou]$/.test(word)) return [word + 's']
  if (word.endsWith('z')) return [word.slice(0, -1) + 'ces']
  return word.endsWith('s') ? [] : [word + 'es']
}

const french = (word: string): string[] => {
  if (/(au|eu)$/.test(word)) return [word + 'x']
  if (word.endsWith('al')) return [word.slice(0, -2) + 'aux', word + 's']
  return /[sxz]$/.test(word) ? [] : [word + 's']
}

const plurals: Partial<Record<Language, (word: string) => string[]>> = { en: english, es: spanish, fr: french }

/** Plural forms of a folded word or phrase: of its last word, its first, or (Romance agreement) of all. */
export function pluralsOf(language: Language, phrase: string): string[] {
  const rule = plurals[language]
  if (!rule) return []
  const words = phrase.split(' ')
  if (words.length === 1) return rule(phrase)
  const last = rule(words.at(-1)!).map((plural) => [...words.slice(0, -1), plural].join(' '))
  if (language === 'en') return last
  const first = rule(words[0]!).map((plural) => [plural, ...words.slice(1)].join(' '))
  return [...last, ...first, words.map((word) => rule(word)[0] ?? word).join(' ')]
}

/** Feminine forms of a Romance adjective with their plurals: only for slots that hold adjectives. */
export function femininesOf(language: Language, word: string): string[] {
  if (language === 'es' && word.endsWith('o')) return [word.slice(0, -1) + 'a', word.slice(0, -1) + 'as']
  if (language === 'fr' && /[^es]$/.test(word)) return [word + 'e', word + 'es']
  return []
}
