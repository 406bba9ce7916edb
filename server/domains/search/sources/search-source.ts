import type { Locale } from '#config'
import type { TextKind } from '#contract/search-kinds.ts'
import type { DocumentText } from '../tables/search-documents.table.ts'

/** Something of ours that can be found and read. */
export interface SourceDocument {
  /** Unique in its source. */
  ref: string
  texts: Record<Locale, DocumentText>
  /** Further words that people may look for it by, in any language. */
  words?: string
  /** Where it leads, inside the app. */
  to?: string
  picture?: string
  /** What stands further up among equals; 0 unless told. */
  quality?: number
}

/**
 * A collection that search takes in: up to a few thousand documents, read at the start and once an hour. To join one, write
 * a source and list it in sources.ts.
 */
export interface SearchSource {
  kind: TextKind
  read: () => Promise<readonly SourceDocument[]>
}
