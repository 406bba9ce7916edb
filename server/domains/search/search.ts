import sharp from 'sharp'
import { and, eq } from '../../platform/database/orm.ts'
import { notFound } from '../../business-error.ts'
import type { Handlers } from '../../call.ts'
import type { LanguageModel } from '../../language-model/language-model.ts'
import type { Moderator } from '../../moderation/moderator.ts'
import type { Platform } from '../../platform/platform.ts'
import { isPublic } from '../gallery/seen-works.ts'
import type { WorkViews } from '../gallery/work-view.ts'
import { works } from '../gallery/works.table.ts'
import type { Uploads } from '../uploads/uploads.ts'
import { createAnswer, type Answer } from './answer/answer.ts'
import { createByPicture, type Look } from './by-picture.ts'
import { createHistory } from './history.ts'
import { createIndexer } from './index/indexer.ts'
import { refreshSource } from './index/refresh-sources.ts'
import { createFind } from './query/find.ts'
import type { SearchSource } from './sources/search-source.ts'
import { createSuggest } from './suggest.ts'
import { createTerms } from './terms/terms.ts'

interface Needs {
  workViews: WorkViews
  uploads: Pick<Uploads, 'read'>
  moderator: Moderator
  sources: readonly SearchSource[]
  /** Writes the answers; without one they are put together from what was found. */
  model: LanguageModel | undefined
  /** The perceptual hash of a picture, as works have it. */
  pictureHash: (picture: Uint8Array) => Promise<bigint>
}

export interface Search {
  handlers: Handlers<'searchHome' | 'searchSuggest' | 'searchAll' | 'searchKind' | 'searchPicture' | 'searchNote' | 'searchForget'>
  answer: Answer
  /** Brings in what the sources say now, and reads the words of what has changed. */
  refresh: (signal?: AbortSignal) => Promise<void>
  cleanUps: Record<'searchIndex' | 'searchSeekers', (signal: AbortSignal) => Promise<void>>
  /** Brings in the first hot words. */
  seed: () => Promise<void>
  close: () => Promise<void>
}

export function createSearch(platform: Platform, { workViews, uploads, moderator, sources, model, pictureHash }: Needs): Search {
  const { db } = platform
  const find = createFind(platform, workViews)
  const suggest = createSuggest(platform)
  const history = createHistory(platform)
  const terms = createTerms(platform, moderator)
  const indexer = createIndexer(platform)
  const alike = createByPicture(platform, find)

  async function lookOf(picture: Uint8Array): Promise<Look> {
    const [hash, { dominant: _, channels }] = await Promise.all([pictureHash(picture), sharp(picture).flatten({ background: '#fff' }).stats()])
    const shade = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    // A grey picture has one channel.
    return { hash, colour: `#${(shade.length === 3 ? shade : [shade[0], shade[0], shade[0]]).join('')}` }
  }

  async function refresh(signal?: AbortSignal): Promise<void> {
    for (const source of sources) await refreshSource(db, source)
    await indexer.catchUp(signal)
  }

  return {
    answer: createAnswer(find, model),
    refresh,
    seed: terms.seed,
    close: indexer.close,
    cleanUps: { searchIndex: refresh, searchSeekers: terms.forgetSeekers },
    handlers: {
      async searchHome(_request, { identity, locale }) {
        const [hot, own] = await Promise.all([terms.hot(locale), identity ? history.list(identity.userId) : []])
        return { hot, history: own }
      },
      searchSuggest: ({ text }, { locale }) => suggest(text, locale),
      searchAll: (request, call) => find.all(request, call),
      searchKind: (request, call) => find.kind(request, call),

      async searchPicture(request, call) {
        if ('work' in request) {
          const [work] = await db.select({ hash: works.pictureHash, colour: works.colour }).from(works).where(and(eq(works.id, request.work), isPublic))
          if (!work) throw notFound('work-not-found')
          return alike(work, call, request.work)
        }
        if (!call.identity) throw notFound('upload-not-found')
        return alike(await lookOf(await uploads.read(request.picture, call.identity.userId)), call)
      },

      async searchNote({ query, found }, call) {
        if (call.identity) await history.add(call.identity.userId, query)
        if (found) await terms.count(query, call)
        return {}
      },

      async searchForget({ query }, { identity }) {
        await history.remove(identity.userId, query)
        return { history: await history.list(identity.userId) }
      },
    },
  }
}
