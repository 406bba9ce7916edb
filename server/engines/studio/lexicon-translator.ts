import { parsePrompt } from '#studio/scene/parse-prompt.ts'
import type { EngineWords, Translator } from '../engine.ts'

/** What is read for the painters' own sake: the place that they would paint, and how. */
const PAINTERS_OWN = ['scene', 'manner', 'style', 'count', 'colour']

/** Words that the studio has in its lexicon, as English keywords: what is left where nothing translates. Latin letters are left alone. */
export const createLexiconTranslator = (words: EngineWords): Translator => ({
  stays: true,
  partly: true,
  async inEnglish(prompt) {
    if (!/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(prompt)) return prompt
    const { understood, unknown } = parsePrompt(prompt, { seed: 0 })
    const told = understood.filter(({ slot }) => !PAINTERS_OWN.includes(slot))
    const keywords = words.understood('en', told).map((word) => word.toLowerCase())
    return keywords.length > 0 ? [...keywords, ...unknown].join(', ') : undefined
  },
})
