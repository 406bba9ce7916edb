import { countWords } from './characters.ts'

/** Words that questions begin or end with, in the languages of the interface. */
const asking =
  /怎么|怎样|怎樣|怎麼|如何|为什么|為什麼|什么|什麼|哪里|哪裡|能不能|可以|吗|嗎|どう|なぜ|何|どこ|いつ|方法|やり方|ですか|\b(?:how|why|what|where|when|which|who|can|does|cómo|por qué|qué|dónde|cuándo|puedo|comment|pourquoi|quoi|où|quand|puis-je|est-ce)\b/iu

/** A search of so many words says more than what to find. */
const MANY_WORDS = 5

/** Whether somebody asks something, rather than naming what they look for. */
export function isQuestion(query: string): boolean {
  return /[?？]\s*$/.test(query) || asking.test(query) || countWords(query) >= MANY_WORDS
}
