import { and, desc, eq, ne } from '../../platform/database/orm.ts'
import type { Handlers } from '../../call.ts'
import type { EngineRegistry } from '../../engines/registry.ts'
import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Say } from '../../words/say.ts'
import type { Creation } from '../creation/creation.ts'
import type { Gallery } from '../gallery/gallery.ts'
import type { WorkViews } from '../gallery/work-view.ts'
import { createListUploads } from '../uploads/list-uploads.ts'
import type { Messages } from '../messages/messages.ts'
import type { Uploads } from '../uploads/uploads.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { createBuildDouble } from './build-double.ts'
import { createCollectPhotos } from './collect-photos.ts'
import { createFromDouble } from './create-from-double.ts'
import { createDeleteDouble } from './delete-double.ts'
import { createViewDoubles } from './double-views.ts'
import { createDoubleWorks } from './double-works.ts'
import { doubles, type DoubleRow } from './doubles.table.ts'
import { doubleAddress } from './tell-of-double.ts'

interface PhotoStudio {
  handlers: Handlers<
    | 'doubleList' | 'doubleBegin' | 'doubleAddPhoto' | 'doubleRemovePhoto' | 'doubleBuild' | 'doubleDelete' | 'doubleReceipt' | 'doubleCreate'
    | 'doubleWorks' | 'uploadList'
  >
  jobHandlers: Pick<JobHandlers, 'build-double' | 'delete-double'>
}

interface PhotoStudioParts {
  creation: Creation
  gallery: Gallery
  uploads: Uploads
  engines: EngineRegistry
  workViews: WorkViews
  wallet: Wallet
  messages: Messages
  say: Say
}

/** People's digital doubles, and what is made of them. */
export function createPhotoStudio(platform: Platform, { creation, gallery, uploads, engines, workViews, wallet, messages, say }: PhotoStudioParts): PhotoStudio {
  const { db } = platform
  const viewDoubles = createViewDoubles(platform, say)
  const photos = createCollectPhotos(platform, engines, uploads)
  const deletion = createDeleteDouble(platform, creation.life)
  const createFrom = createFromDouble(platform)
  const listWorks = createDoubleWorks(platform, workViews, creation.view)
  const listUploads = createListUploads(platform)
  const one = async (row: DoubleRow, { locale }: { locale: Parameters<typeof viewDoubles>[1] }) => ({ double: (await viewDoubles([row], locale))[0]! })

  return {
    jobHandlers: { 'build-double': createBuildDouble(platform, engines, uploads, messages), 'delete-double': deletion.job },
    handlers: {
      async doubleList(_request, { identity, locale }) {
        const own = and(eq(doubles.userId, identity.userId), ne(doubles.state, 'deleting'))
        const rows = await db.select().from(doubles).where(own).orderBy(desc(doubles.createdAt))
        const ended = rows.filter(({ state }) => state === 'ready' || state === 'failed')
        const [views] = await Promise.all([viewDoubles(rows, locale), messages.readAbout(db, identity.userId, ended.map(({ id }) => doubleAddress(id)))])
        return { doubles: views }
      },
      doubleBegin: async (request, call) => one(await photos.begin(request, call.identity.userId), call),
      doubleAddPhoto: async (request, call) => one(await photos.add(request, call.identity.userId), call),
      doubleRemovePhoto: async (request, call) => one(await photos.remove(request, call.identity.userId), call),
      doubleBuild: async (request, call) => one(await photos.build(request, call.identity.userId), call),
      doubleDelete: async ({ id }, { identity }) => ({ receipt: await deletion.request(id, identity.userId) }),
      doubleReceipt: ({ receipt }, { identity }) => deletion.readReceipt(receipt, identity.userId),
      async doubleCreate(request, call) {
        const { tasks, coin } = await createFrom(request, call.identity.userId, {
          createTasks: creation.create,
          takeWork: (id) => gallery.handlers.workPhoto({ id }, call),
          coinOf: (userId) => wallet.balance(db, userId),
        })
        return { tasks: await creation.view(tasks, call, new Map()), coin }
      },
      doubleWorks: (request, call) => listWorks(request, call),
      uploadList: (request, { identity }) => listUploads(request, identity.userId),
    },
  }
}
