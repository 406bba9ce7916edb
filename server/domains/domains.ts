import type { Handlers } from '../call.ts'
import type { EngineRegistry } from '../engines/registry.ts'
import { openLanguageModel } from '../language-model/open-language-model.ts'
import { createModerator, type OpenModerator } from '../moderation/create-moderator.ts'
import { createPaymentProviders } from '../payments/create-payment-providers.ts'
import { createCashier } from '../payments/sandbox/cashier.ts'
import type { JobHandlers } from '../platform/jobs/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import { createSay } from '../words/say.ts'
import { createAccount, type Account } from './account/account.ts'
import { createAccountKeys } from './account/keys.ts'
import { createLogSender, createWebhookSender } from './account/sms.ts'
import { createTraces } from './account/traces.ts'
import { createAccountData } from './account-data/account-data.ts'
import { createActivities } from './activities/activities.ts'
import { createAgreementHandlers } from './agreements/agreements.ts'
import { createConsents } from './agreements/consents.ts'
import { readAgreements } from './agreements/read-agreements.ts'
import { createAnalytics } from './analytics/analytics.ts'
import { createComments } from './comments/comments.ts'
import { createCleanUp } from './clean-up.ts'
import { createCloud, type Cloud } from './cloud/cloud.ts'
import { createCoupons } from './coupons/coupons.ts'
import { createCourses } from './courses/courses.ts'
import { createContact } from './contact/contact.ts'
import { createContactDesk, type ContactDesk } from './contact/contact-desk.ts'
import { createCreation, type Creation } from './creation/creation.ts'
import { createCreators } from './creators/creators.ts'
import { createDesk } from './desk/desk.ts'
import { createFavourites } from './favourites/favourites.ts'
import { createFeedback } from './feedback/feedback.ts'
import { createFeedbackDesk, type FeedbackDesk } from './feedback/feedback-desk.ts'
import { createFollows } from './follows/follows.ts'
import { createGallery, type Gallery } from './gallery/gallery.ts'
import { createFillHashes } from './gallery/fill-hashes.ts'
import { createWorkViews } from './gallery/work-view.ts'
import { pictureHash } from './gallery/picture-hash.ts'
import { createSignIn } from './growth/sign-in.ts'
import { createTasks } from './growth/tasks.ts'
import { createInvitations, type Invitations } from './invitations/invitations.ts'
import { createBroadcasts, type Broadcasts } from './messages/broadcasts.ts'
import { createMessageHandlers } from './messages/message-handlers.ts'
import { createMessages } from './messages/messages.ts'
import { createRemoveOldMessages } from './messages/remove-old.ts'
import { createUnreadEvents, type SubscribeUnread } from './messages/unread-events.ts'
import { createOrders, type Orders } from './orders/orders.ts'
import { allRefuseWhenFull, refuseWhenFull } from './refuse-when-full.ts'
import { createPhotoStudio } from './photo-studio/photo-studio.ts'
import { createReports } from './reports/reports.ts'
import { createAppeals } from './reviews/appeals.ts'
import { createReviews } from './reviews/reviews.ts'
import { importSamples } from './sample/import-samples.ts'
import { createSearch, type Search } from './search/search.ts'
import { createSearchSources } from './search/sources/sources.ts'
import { createSquare } from './square/square.ts'
import { createSweepFiles } from './sweep/sweep-files.ts'
import { createRemoveUnused } from './uploads/remove-unused.ts'
import { createPictureDecoder } from './uploads/decoder/picture-decoder.ts'
import { createFilmTaker } from './uploads/film/film-taker.ts'
import { createUploads, type Uploads } from './uploads/uploads.ts'
import { createLotExpiry } from './wallet/expire-lots.ts'
import { createReadWallet } from './wallet/read-wallet.ts'
import { createWallet } from './wallet/wallet.ts'
import { createWebview } from './webview/webview.ts'

export interface Domains {
  handlers: Handlers
  authenticate: Account['authenticate']
  upload: Uploads['upload']
  uploadFilm: Uploads['uploadFilm']
  subscribeTasks: Creation['subscribeTasks']
  subscribeUnread: SubscribeUnread
  findShareCard: Gallery['findShareCard']
  findExport: Gallery['findExport']
  engineStatuses: EngineRegistry['statuses']
  cloud: Cloud
  invitationsDesk: Invitations['desk']
  receivePaymentNotice: Orders['receiveNotice']
  /** What the operator does with what people write. */
  feedbackDesk: FeedbackDesk
  contactDesk: ContactDesk
  broadcasts: Broadcasts
  search: Pick<Search, 'refresh' | 'answer'>
  jobHandlers: JobHandlers
  /** Starts bringing in the sample content of a fresh installation, in the background. */
  afterStart(): Promise<void>
  close(): Promise<void>
}

interface DomainOptions {
  /** Seconds before a creation is tried again with the same offer, for tests. */
  retryPauses?: readonly number[]
  /** Judges instead of the product's own, for tests. */
  moderator?: OpenModerator
}

/** The business operations of the product over a platform and the engines that are configured. */
export function createDomains(platform: Platform, engines: EngineRegistry, { retryPauses, moderator = createModerator(platform) }: DomainOptions = {}): Domains {
  const { clock, config, log } = platform
  const say = createSay()
  const wallet = createWallet(clock)
  const messages = createMessages(platform)
  const sendMessage = config.smsWebhookUrl ? createWebhookSender({ url: config.smsWebhookUrl }) : createLogSender(log)
  const decoder = createPictureDecoder(log)
  const uploads = createUploads(platform, decoder, createFilmTaker(log, { ffmpeg: config.ffmpegPath }))
  const providers = createPaymentProviders(platform)
  const coupons = createCoupons(platform)
  const cashier = createCashier(platform)
  const keys = createAccountKeys(platform.db)
  const agreements = readAgreements(config.agreementsDir)
  const consents = createConsents(clock, agreements)
  const orders = createOrders({ platform, wallet, messages, coupons, providers, consents })
  const traces = createTraces(platform, keys)
  const invitations = createInvitations(platform, { wallet, messages, traces })
  const account = createAccount(platform, { wallet, messages, uploads, sendMessage, say, keys, traces, arrivals: invitations.arrivals, consents, providers, moderator })
  const sweepFiles = createSweepFiles(platform)
  const workViews = createWorkViews(platform, engines.wordsOf)
  const reviews = createReviews({ clock, messages })
  const gallery = createGallery(platform, workViews, { uploads, messages, moderator, reviews })
  const comments = createComments(platform, { messages, moderator })
  const creators = createCreators(platform, { workViews, moderator, seeWork: gallery.handlers.workDetail })
  const model = config.searchModel && openLanguageModel(config.searchModel)
  const creation = createCreation(platform, { wallet, messages, uploads, engines, workViews, say, model, retryPauses })
  const photoStudio = createPhotoStudio(platform, { creation, gallery, uploads, engines, workViews, wallet, messages, say })
  const accountData = createAccountData(platform, { account: account.parts, cancelTasks: creation.cancelAll, messages })
  const search = createSearch(platform, { workViews, uploads, moderator, sources: createSearchSources(platform.db, agreements), model, pictureHash })
  const activities = createActivities(platform, { wallet, coupons, messages, traces, workViews })
  const reports = createReports(platform)
  const cloud = createCloud(platform, decoder)
  const analytics = createAnalytics(platform, cloud.isKept)
  const webview = createWebview(platform)
  const lotExpiry = createLotExpiry({ db: platform.db, clock, log, messages })
  const signIn = createSignIn(platform, { wallet, messages })
  const tasks = createTasks(platform, { wallet, coupons })
  const feedbackDesk = createFeedbackDesk(platform, { messages, tasks })
  const contactDesk = createContactDesk(platform)
  const broadcasts = createBroadcasts(platform)
  const desk = createDesk(platform, {
    wallet, messages, orders: orders.desk, coupons, activities, sessions: account.parts.sessions, workViews, engines, life: creation.life, moderate: gallery.moderate, reviews, say,
    feedback: feedbackDesk, contact: contactDesk, comments: comments.desk, broadcasts, invitations: invitations.desk,
  })
  const cleanUp = createCleanUp(log, {
    points: lotExpiry.expire,
    pointsSoon: lotExpiry.warn,
    ...accountData.cleanUps,
    bin: gallery.emptyBin,
    photos: createRemoveUnused(platform),
    cloudFiles: cloud.removeUnused,
    messages: createRemoveOldMessages(platform),
    events: analytics.removeOldEvents,
    revocations: platform.files.revocations.forget,
    traces: traces.forget,
    networks: invitations.forgetNetworks,
    ...search.cleanUps,
    pictureHashes: createFillHashes(platform),
    voteOrigins: activities.forgetOrigins,
  })

  const closing = new AbortController()
  let importing: Promise<unknown> | undefined

  return {
    handlers: allRefuseWhenFull(log, {
      ...account.handlers,
      ...accountData.handlers,
      ...creation.handlers,
      ...photoStudio.handlers,
      ...gallery.handlers,
      ...creators.handlers,
      ...createFavourites(platform, workViews).handlers,
      ...createFollows(platform, messages).handlers,
      ...comments.handlers,
      ...createSquare(platform),
      ...analytics.handlers,
      ...webview.handlers,
      ...createReadWallet(platform),
      ...coupons.handlers,
      ...signIn,
      ...tasks.handlers,
      ...invitations.handlers,
      ...orders.handlers,
      ...cashier.handlers,
      ...reports.handlers,
      ...createAppeals(platform, gallery),
      ...createAgreementHandlers({ db: platform.db, agreements, consents }),
      ...desk.handlers,
      ...activities.handlers,
      ...createMessageHandlers(platform),
      ...createFeedback(platform, messages),
      ...createContact(platform),
      ...createCourses(platform, tasks),
      ...search.handlers,
    }),
    authenticate: account.authenticate,
    upload: refuseWhenFull(log, uploads.upload),
    uploadFilm: refuseWhenFull(log, uploads.uploadFilm),
    subscribeTasks: creation.subscribeTasks,
    subscribeUnread: createUnreadEvents(platform),
    findShareCard: gallery.findShareCard,
    findExport: async (key) => (await gallery.findExport(key)) ?? invitations.findPoster(key),
    engineStatuses: engines.statuses,
    receivePaymentNotice: refuseWhenFull(log, orders.receiveNotice),
    feedbackDesk,
    contactDesk,
    broadcasts,
    cloud: { ...cloud, receive: refuseWhenFull(log, cloud.receive), handlers: allRefuseWhenFull(log, cloud.handlers) },
    invitationsDesk: invitations.desk,
    search,
    jobHandlers: {
      ...creation.jobHandlers,
      ...photoStudio.jobHandlers,
      'reward-invitations': invitations.reward,
      ...orders.jobHandlers,
      ...cashier.jobHandlers,
      ...accountData.jobHandlers,
      'decide-activities': (_payload, { signal }) => activities.decideDue(signal),
      'purge-bin': (_payload, { signal }) => cleanUp(signal),
      'sweep-files': (_payload, { signal }) => sweepFiles(signal),
    },
    async afterStart() {
      await creation.adoptStranded()
      await activities.seed()
      await search.seed()
      const inBackground = (work: Promise<unknown>, problem: string) =>
        work.catch((error: unknown) => {
          if (!closing.signal.aborted) log.error({ err: error }, problem)
        })
      importing = Promise.all([
        inBackground(importSamples(platform, closing.signal), 'samples not imported'),
        inBackground(search.refresh(closing.signal), 'search not refreshed'),
      ])
    },
    async close() {
      closing.abort()
      await importing
      await search.close()
      decoder.close()
      moderator.close()
    },
  }
}
