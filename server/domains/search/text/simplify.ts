import { Converter } from 'opencc-js/t2cn'
import { fold } from '#studio/scene/tokens.ts'

const toSimplified = Converter({ from: 't', to: 'cn' })

/** One form of what people write in several: case, width, accents, and Traditional Chinese as Simplified. */
export const simplify = (text: string): string => toSimplified(fold(text))
