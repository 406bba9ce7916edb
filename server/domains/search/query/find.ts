import type { Locale } from '#config'
import { appConfig } from '#config'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import type { FoundText } from '#contract/endpoints/search.ts'
import { textKinds, type SearchKind, type TextKind } from '#contract/search-kinds.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readCursor, writeCursor } from '../../gallery/cursor.ts'
import { published, seenWorksStatement } from '../../gallery/seen-works.ts'
import type { Viewer, WorkViews } from '../../gallery/work-view.ts'
import { findAll, findFew, findPeople, findWorks, textIn, type FoundRow } from './find-statement.ts'
import { readQuery } from './read-query.ts'

/** Of each kind beside the others. */
const SOME = 6
/** Works beside the others: what most people look for. */
const SOME_WORKS = 24
/** Of one kind. */
const PAGE = 24

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

  async function show(rows: readonly FoundRow[], viewer: Viewer): Promise<Found> {
    const of = (kind: SearchKind) => rows.filter((row) => row.kind === kind)
    return {
      works: await works(of('work').map(({ ref }) => ref), viewer),
      people: of('person').map(({ ref, texts, picture }) => ({
        id: ref,
        nickname: texts?.[ref]?.title ?? '',
        bio: texts?.[ref]?.text ?? '',
        avatar: picture ? files.signedUrl(picture) : undefined,
      })),
      texts: textKinds.flatMap((kind) => of(kind).map((row) => textOf(kind, row, viewer.locale))),
    }
  }

  return {
    works,

    async all({ query, exact }, viewer) {
      const { clauses, corrected } = await readQuery(db, query, exact)
      if (clauses.length === 0) return { works: [], people: [], texts: [], counts: {}, loose: false }
      const rows = await findAll(db, [clauses.join(' & '), SOME_WORKS, clauses, clauses.join(' | '), textKinds])
      const shown = rows.filter(({ kind }, at) => kind === 'work' || rows.findIndex((row) => row.kind === kind) > at - SOME)
      const counts = Object.fromEntries(rows.map(({ kind, count, more }) => [kind, { count, more }]))
      return { ...(await show(shown, viewer)), counts, loose: rows.some(({ kind, loose }) => kind === 'work' && loose), ...(corrected !== undefined && { corrected }) }
    },

    async kind({ query, exact, kind, cursor }, viewer) {
      const { clauses } = await readQuery(db, query, exact)
      if (clauses.length === 0) return { works: [], people: [], texts: [] }
      if (kind !== 'work' && kind !== 'person') {
        const after = cursor === undefined ? 0 : readCursor(cursor, 'place').value
        const rows = await findFew(db, [clauses, [kind], after, after + PAGE])
        const total = rows[0]?.count ?? 0
        return { ...(await show(rows, viewer)), ...(total > after + PAGE && { next: writeCursor({ value: after + PAGE, id: NOBODY }) }) }
      }
      const find = kind === 'work' ? findWorks : findPeople
            const from = cursor === undefined ? undefined : readCursor(cursor, 'number')
      const [all, any, most] = [clauses.join(' & '), clauses.join(' | '), PAGE + 1]
      const rows = from ? await find.next(db, [all, most, from.value, from.id]) : await find.first(db, kind === 'work' ? [all, most, clauses, any] : [all, most])
      const last = rows.length > PAGE && !rows[0]!.loose ? rows[PAGE - 1] : undefined
      return { ...(await show(rows.slice(0, PAGE), viewer)), ...(last && { next: writeCursor({ value: last.score, id: last.ref }) }) }
    },
  }
}

/** A place among results belongs to no row. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

function textOf(kind: TextKind, row: FoundRow, locale: Locale): FoundText {
  return { kind, ref: row.ref, ...textIn(row, locale, appConfig.defaultLocale), ...(row.to !== null && { to: row.to }), ...(row.picture !== null && { picture: row.picture }), ...(row.named && { named: true }) }
}
