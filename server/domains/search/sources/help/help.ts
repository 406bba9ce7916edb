import type { SearchSource } from '../search-source.ts'
import { accountTopics } from './account.ts'
import { creatingTopics } from './creating.ts'

/** Our own help texts. */
export const helpSource: SearchSource = { kind: 'help', read: async () => [...creatingTopics, ...accountTopics] }
