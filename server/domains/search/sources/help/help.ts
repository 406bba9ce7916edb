import type { Agreements } from '../../../agreements/read-agreements.ts'
import type { SearchSource } from '../search-source.ts'
import { accountTopics } from './account.ts'
import { agreementTopics } from './agreements.ts'
import { creatingTopics } from './creating.ts'

/** Our own help texts, and the agreements. */
export const createHelpSource = (agreements: Agreements): SearchSource => ({
  kind: 'help',
  read: async () => [...creatingTopics, ...accountTopics, ...agreementTopics(agreements)],
})
