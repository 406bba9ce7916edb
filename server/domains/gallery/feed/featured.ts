import type { ParsedRequestOf, ResponseOf } from '#contract/endpoints/endpoints.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Viewer, WorkViews } from '../work-view.ts'
import { readCandidates, type FeedFilter } from './candidates.ts'
import { readFeedCursor, writeFeedCursor, type FeedPosition } from './feed-cursor.ts'
import { mergeSources } from './merge-sources.ts'
import { POOL, rank, THEMED } from './rank.ts'
import { findBoosts } from './taste.ts'

type Asked = Pick<ParsedRequestOf<'squareList'>, 'theme' | 'generator' | 'cursor'>

/** The featured works of the square as one person gets to see them: docs/ranking.md says by which rules. */
export function createFeatured({ db }: Pick<Platform, 'db'>, { read, view }: WorkViews) {
  /** The first page's, for whom likes decide only where all works stand together. */
  async function start({ theme, generator }: Asked, userId: string | undefined): Promise<FeedPosition> {
    const boosts = userId === undefined || theme !== undefined || generator !== undefined ? {} : await findBoosts(db, userId)
    return { boosts, edges: [], left: [], shown: { hashes: [] } }
  }

  return async function featured(asked: Asked, viewer: Viewer): Promise<ResponseOf<'squareList'>> {
    const { theme, generator, cursor } = asked
    const userId = viewer.identity?.userId
    const { boosts, edges, left, shown } = cursor === undefined ? await start(asked, userId) : readFeedCursor(cursor)
    const filter: FeedFilter = theme === 'video' ? 'video' : theme ? 'theme' : generator === undefined ? 'all' : 'generator'
    const themes = Object.keys(boosts)
    const { waiting, lists } = await readCandidates({ read }, viewer, { filter, value: theme ?? generator, left, edges, themes })
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
