import type { Handlers } from '../call.ts'
import type { EngineRegistry } from '../engines/registry.ts'
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
import { createAnalytics } from './analytics/analytics.ts'
import { createCleanUp } from './clean-up.ts'
import { createCloud, type Cloud } from './cloud/cloud.ts'
import { createCoupons } from './coupons/coupons.ts'
import { createContact } from './contact/contact.ts'
import { createContactDesk, type ContactDesk } from './contact/contact-desk.ts'
import { createCreation, type Creation } from './creation/creation.ts'
import { createDesk } from './desk/desk.ts'
import { createFeedback } from './feedback/feedback.ts'
import { createFeedbackDesk, type FeedbackDesk } from './feedback/feedback-desk.ts'
import { createGallery, type Gallery } from './gallery/gallery.ts'
import { createWorkViews } from './gallery/work-view.ts'
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
import { createReports } from './reports/reports.ts'
import { importSamples } from './sample/import-samples.ts'
import { createSweepFiles } from './sweep/sweep-files.ts'
import { createRemoveUnused } from './uploads/remove-unused.ts'
import { createPictureDecoder } from './uploads/decoder/picture-decoder.ts'
import { createUploads, type Uploads } from './uploads/uploads.ts'
import { createLotExpiry } from './wallet/expire-lots.ts'
import { createReadWallet } from './wallet/read-wallet.ts'
import { createWallet } from './wallet/wallet.ts'
import { createWebview } from './webview/webview.ts'

export interface Domains {
  handlers: Handlers
  authenticate: Account['authenticate']
  upload: Uploads['upload']
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
  jobHandlers: JobHandlers
  /** Starts bringing in the sample content of a fresh installation, in the background. */
  afterStart(): Promise<void>
  close(): Promise<void>
}

interface DomainOptions {
  /** Seconds before a creation is tried again with the same offer, for tests. */
  retryPauses?: readonly number[]
}

/** The business operations of the product over a platform and the engines that are configured. */
export function createDomains(platform: Platform, engines: EngineRegistry, { retryPauses }: DomainOptions = {}): Domains {
  const { clock, config, log } = platform
  const say = createSay()
  const wallet = createWallet(clock)
  const messages = createMessages(platform)
  const sendMessage = config.smsWebhookUrl ? createWebhookSender({ url: config.smsWebhookUrl }) : createLogSender(log)
  const decoder = createPictureDecoder(log)
  const uploads = createUploads(platform, decoder)
  const providers = createPaymentProviders(platform)
  const coupons = createCoupons(platform)
  const orders = createOrders({ platform, wallet, messages, coupons, providers })
  const cashier = createCashier(platform)
  const keys = createAccountKeys(platform.db)
  const traces = createTraces(platform, keys)
  const invitations = createInvitations(platform, { wallet, messages, traces })
  const account = createAccount(platform, { wallet, messages, uploads, sendMessage, say, keys, traces, arrivals: invitations.arrivals, providers })
  const sweepFiles = createSweepFiles(platform)
  const workViews = createWorkViews(platform, engines.wordsOf)
  const gallery = createGallery(platform, workViews, uploads)
  const creation = createCreation(platform, { wallet, messages, uploads, engines, workViews, say, retryPauses })
  const accountData = createAccountData(platform, { account: account.parts, cancelTasks: creation.cancelAll, messages })
  const activities = createActivities(platform, { wallet, coupons, messages, traces, workViews })
  const desk = createDesk(platform, { wallet, messages, orders: orders.desk, coupons, activities, sessions: account.parts.sessions, workViews, engines, life: creation.life, moderate: gallery.moderate, say })
  const reports = createReports(platform)
  const cloud = createCloud(platform, decoder)
  const analytics = createAnalytics(platform, cloud.isKept)
  const webview = createWebview(platform)
  const lotExpiry = createLotExpiry({ db: platform.db, clock, log, messages })
  const signIn = createSignIn(platform, { wallet, messages })
  const tasks = createTasks(platform, { wallet, coupons })
  const feedbackDesk = createFeedbackDesk(platform, { messages, tasks })
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
    voteOrigins: activities.forgetOrigins,
  })

  const closing = new AbortController()
  let importing: Promise<void> | undefined

  return {
    handlers: allRefuseWhenFull(log, {
      ...account.handlers,
      ...accountData.handlers,
      ...creation.handlers,
      ...gallery.handlers,
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
      ...desk.handlers,
      ...activities.handlers,
      ...createMessageHandlers(platform),
      ...createFeedback(platform, messages),
      ...createContact(platform),
    }),
    authenticate: account.authenticate,
    upload: refuseWhenFull(log, uploads.upload),
    subscribeTasks: creation.subscribeTasks,
    subscribeUnread: createUnreadEvents(platform),
    findShareCard: gallery.findShareCard,
    findExport: async (key) => (await gallery.findExport(key)) ?? invitations.findPoster(key),
    engineStatuses: engines.statuses,
    receivePaymentNotice: refuseWhenFull(log, orders.receiveNotice),
    feedbackDesk,
    contactDesk: createContactDesk(platform),
    broadcasts: createBroadcasts(platform),
    cloud: { ...cloud, receive: refuseWhenFull(log, cloud.receive), handlers: allRefuseWhenFull(log, cloud.handlers) },
    invitationsDesk: invitations.desk,
    jobHandlers: {
      ...creation.jobHandlers,
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
      await coupons.seed()
      await activities.seed()
      importing = importSamples(platform, closing.signal).catch((error: unknown) => {
        if (!closing.signal.aborted) log.error({ err: error }, 'samples not imported')
      })
    },
    async close() {
      closing.abort()
      await importing
      decoder.close()
    },
  }
}
