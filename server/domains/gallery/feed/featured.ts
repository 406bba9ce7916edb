import type { ParsedRequestOf, ResponseOf } from '#contract/endpoints/endpoints.ts'
import type { Viewer, WorkViews } from '../work-view.ts'
import { readCandidates, type FeedFilter } from './candidates.ts'
import { readFeedCursor, writeFeedCursor, type FeedPosition } from './feed-cursor.ts'
import { mergeSources } from './merge-sources.ts'
import { POOL, rank, THEMED } from './rank.ts'

const start: Omit<FeedPosition, 'boosts'> = { edges: [], left: [], shown: { hashes: [] } }

type Asked = Pick<ParsedRequestOf<'squareList'>, 'theme' | 'generator' | 'cursor'>

/** The featured works of the square as one person gets to see them: docs/ranking.md says by which rules. */
export function createFeatured({ read, view }: WorkViews) {
  return async function featured(asked: Asked, viewer: Viewer): Promise<ResponseOf<'squareList'>> {
    const { theme, generator, cursor } = asked
    const userId = viewer.identity?.userId
    // Likes decide only where all works stand together.
    const unknown = userId !== undefined && theme === undefined && generator === undefined
    const { boosts: known, edges, left, shown } = cursor === undefined ? { ...start, boosts: unknown ? undefined : {} } : readFeedCursor(cursor)
    const filter: FeedFilter = theme === 'video' ? 'video' : theme ? 'theme' : generator === undefined ? 'all' : 'generator'
    const value = filter === 'video' ? undefined : (theme ?? generator)
    const { boosts, waiting, lists } = await readCandidates({ read }, viewer, { filter, value, boosts: known, left, edges })
    const themes = Object.keys(boosts)
    const sources = lists.map((rows, at) => ({ rows: rows.toSorted(byHeat), asked: at === 0 ? POOL : THEMED, edge: edges[at], ...(at > 0 && { theme: themes[at - 1]! }) }))
    const merged = mergeSources(sources, boosts, POOL - waiting.length)
    const ranked = rank([...waiting, ...merged.works], boosts, shown, !merged.ended)
    const position = { boosts, edges: merged.edges, left: ranked.left.map(({ id }) => id), shown: ranked.shown }
    return {
      works: ranked.page.map((row) => view(row, viewer.locale)),
      next: merged.ended && ranked.left.length === 0 ? undefined : writeFeedCursor(position),
    }
  }
}

const byHeat = (a: { heat: number; id: string }, b: { heat: number; id: string }) => b.heat - a.heat || (a.id < b.id ? 1 : -1)
