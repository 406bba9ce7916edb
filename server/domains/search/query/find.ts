import type { Locale } from '#config'
import { appConfig } from '#config'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import type { FoundText } from '#contract/endpoints/search.ts'
import { isQuestion } from '#contract/questions.ts'
import { textKinds, type SearchKind, type TextKind } from '#contract/search-kinds.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readCursor, writeCursor } from '../../gallery/cursor.ts'
import { published, seenWorksStatement } from '../../gallery/seen-works.ts'
import type { Viewer, WorkViews } from '../../gallery/work-view.ts'
import { findAll, findFew, findPeople, findWorks, textIn, type FoundRow } from './find-statement.ts'
import { NOBODY, PAGE, placeAfter, readPlace, writePlace, type Place } from './places.ts'
import { readQuery, type ReadQuery } from './read-query.ts'

/** Of each kind beside the others. */
const SOME = 6
/** Works beside the others: what most people look for. */
const SOME_WORKS = 24

const foundWorks = seenWorksStatement('found', `where works.id = any($4::uuid[]) and ${published}`)

type Found = Pick<ResponseOf<'searchAll'>, 'works' | 'people' | 'texts'>

export interface Find {
  all(request: { query: string; exact: boolean }, viewer: Viewer): Promise<ResponseOf<'searchAll'>>
  kind(request: { query: string; exact: boolean; kind: SearchKind; cursor?: string | undefined }, viewer: Viewer): Promise<ResponseOf<'searchKind'>>
  /** Public works by their ids, in this order. */
  works(ids: readonly string[], viewer: Viewer): Promise<Found['works']>
}

export function createFind({ db, files }: Pick<Platform, 'db' | 'files'>, workViews: WorkViews): Find {
  async function works(ids: readonly string[], viewer: Viewer): Promise<Found['works']> {
    if (ids.length === 0) return []
    const rows = new Map((await workViews.read(foundWorks, viewer, [ids])).map((row) => [row.id, row]))
    return ids.flatMap((id) => {
      const row = rows.get(id)
      return row ? [workViews.view(row, viewer.locale)] : []
    })
  }

  function show(rows: readonly FoundRow[], viewer: Viewer): Found {
    const of = (kind: SearchKind) => rows.filter((row) => row.kind === kind)
    return {
      works: of('work').flatMap(({ work }) => (work ? [workViews.view(work, viewer.locale)] : [])),
      people: of('person').map(({ ref, texts, picture, named }) => ({
        id: ref,
        nickname: texts?.[ref]?.title ?? '',
        bio: texts?.[ref]?.text ?? '',
        avatar: picture ? files.signedUrl(picture) : undefined,
        ...(named && { named }),
      })),
      texts: textKinds.flatMap((kind) => of(kind).map((row) => textOf(kind, row, viewer.locale))),
    }
  }

  const page = {
    work: {
      first: ({ clauses, telling, written }: ReadQuery, viewer: Viewer) => workViews.read(findWorks.first, viewer, [clauses.join(' & '), PAGE + 1, clauses, telling, written]),
      next: (read: ReadQuery, { score, ref, written }: Place, viewer: Viewer) => workViews.read(findWorks.next, viewer, [written ? writtenOf(read) : restOf(read), PAGE + 1, score, ref]),
    },
    person: {
      first: (read: ReadQuery) => findPeople.first(db, [writtenOf(read), PAGE + 1]),
      next: (read: ReadQuery, { score, ref }: Place) => findPeople.next(db, [writtenOf(read), PAGE + 1, score, ref]),
    },
  }

  return {
    works,

    async all({ query, exact }, viewer) {
      const read = await readQuery(db, query, exact)
      const { clauses, telling, written, corrected } = read
      if (clauses.length === 0) return { works: [], people: [], texts: [], counts: {}, loose: false }
      const found = await workViews.read(findAll, viewer, [clauses.join(' & '), SOME_WORKS, clauses, telling, textKinds, written, writtenOf(read), SOME + 1])
      // Whoever looks for a person, or asks what a text of ours answers, is not looking for works that have a part of the words.
      const told = found.some(({ kind, named }) => kind === 'person' || (kind === 'help' && named && isQuestion(query)))
      const rows = told ? found.filter(({ loose }) => !loose) : found
      const shown = rows.filter(({ kind }, at) => kind === 'work' || rows.findIndex((row) => row.kind === kind) > at - SOME)
      const counts = Object.fromEntries(rows.map(({ kind, count, more }) => [kind, { count, more }]))
      return { ...show(shown, viewer), counts, loose: rows.some(({ kind, loose }) => kind === 'work' && loose), ...(corrected !== undefined && { corrected }) }
    },

    async kind({ query, exact, kind, cursor }, viewer) {
      const read = await readQuery(db, query, exact)
      const { clauses } = read
      if (clauses.length === 0) return { works: [], people: [], texts: [] }
      if (kind !== 'work' && kind !== 'person') {
        const after = cursor === undefined ? 0 : readCursor(cursor, 'place').value
        const rows = await findFew(db, [clauses, [kind], after, after + PAGE])
        const total = rows[0]?.count ?? 0
        return { ...show(rows, viewer), ...(total > after + PAGE && { next: writeCursor({ value: after + PAGE, id: NOBODY }) }) }
      }
      const from = cursor === undefined ? undefined : readPlace(cursor)
      const rows = from
        ? (await page[kind].next(read, from, viewer)).map((row) => ({ ...row, written: from.written }))
        : await page[kind].first(read, viewer)
      const next = placeAfter(rows, kind === 'work' && from?.written === true && read.written !== null)
      return { ...show(rows.slice(0, PAGE), viewer), ...(next && { next: writePlace(next) }) }
    },
  }
}

const writtenOf = ({ clauses, written }: ReadQuery) => written ?? clauses.join(' & ')
/** What means what was asked for, in other words. */
const restOf = ({ clauses, written }: ReadQuery) => `(${clauses.join(' & ')})${written === null ? '' : ` & !(${written})`}`

function textOf(kind: TextKind, row: FoundRow, locale: Locale): FoundText {
  return { kind, ref: row.ref, ...textIn(row, locale, appConfig.defaultLocale), ...(row.to !== null && { to: row.to }), ...(row.picture !== null && { picture: row.picture }), ...(row.named && { named: true }) }
}
