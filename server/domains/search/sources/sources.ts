import { generatorSource } from './generators.ts'
import { helpSource } from './help/help.ts'
import type { SearchSource } from './search-source.ts'

/** What search takes in besides works and people. */
export const searchSources: readonly SearchSource[] = [generatorSource, helpSource]
