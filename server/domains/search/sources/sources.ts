import type { Database } from '../../../platform/platform.ts'
import type { Agreements } from '../../agreements/read-agreements.ts'
import { createActivitySource } from './activities.ts'
import { courseSource } from './courses.ts'
import { generatorSource } from './generators.ts'
import { createHelpSource } from './help/help.ts'
import { promptSource } from './prompts.ts'
import type { SearchSource } from './search-source.ts'

/** What search takes in besides works and people. */
export const createSearchSources = (db: Database, agreements: Agreements): readonly SearchSource[] => [
  generatorSource,
  promptSource,
  courseSource,
  createActivitySource(db),
  createHelpSource(agreements),
]
