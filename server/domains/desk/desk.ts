import { codes } from '#contract/codes.ts'
import type { ActionName } from '#contract/endpoints/endpoints.ts'
import { permissionsOf } from '#contract/permissions.ts'
import { BusinessError } from '../../business-error.ts'
import type { Handlers } from '../../call.ts'
import type { EngineRegistry } from '../../engines/registry.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Say } from '../../words/say.ts'
import type { Sessions } from '../account/sessions.ts'
import type { TaskLife } from '../creation/task-life.ts'
import type { Moderate } from '../gallery/moderate.ts'
import type { WorkViews } from '../gallery/work-view.ts'
import type { Activities } from '../activities/activities.ts'
import type { CommentDesk } from '../comments/comment-desk.ts'
import type { ContactDesk } from '../contact/contact-desk.ts'
import { createCouponAdmin } from '../coupons/coupon-admin.ts'
import type { Coupons } from '../coupons/coupons.ts'
import type { FeedbackDesk } from '../feedback/feedback-desk.ts'
import type { InvitationsDesk } from '../invitations/invitations-desk.ts'
import type { Broadcasts } from '../messages/broadcasts.ts'
import type { Messages } from '../messages/messages.ts'
import type { OrdersDesk } from '../orders/desk.ts'
import type { Reviews } from '../reviews/reviews.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { recordActions } from './actions.ts'
import { createChangeActivities } from './activities/change-activities.ts'
import { createReadActivities } from './activities/read-activities.ts'
import { createChangeBroadcasts, createReadBroadcasts } from './broadcasts/broadcasts.ts'
import { createChangeComments } from './comments/change-comments.ts'
import { createListComments } from './comments/list-comments.ts'
import { createChangeContact, createReadContact } from './contact/contact-inquiries.ts'
import { createChangeCoupons } from './coupons/change-coupons.ts'
import { createReadCoupons } from './coupons/read-coupons.ts'
import { createChangeTasks } from './engines/change-tasks.ts'
import { createListEngines } from './engines/list-engines.ts'
import { createListTasks } from './engines/list-tasks.ts'
import { createChangeFeedback } from './feedback/change-feedback.ts'
import { createReadFeedback } from './feedback/read-feedback.ts'
import { createChangeInvitations } from './invitations/change-invitations.ts'
import { createReadInvitations } from './invitations/read-invitations.ts'
import { createListAudit } from './list-audit.ts'
import { createChangeOrders } from './orders/change-orders.ts'
import { createReadOrders } from './orders/read-orders.ts'
import { createOverview } from './overview/overview.ts'
import { createChangePeople } from './people/change-people.ts'
import { createReadPeople } from './people/read-people.ts'
import { createSuspend } from './people/suspend.ts'
import { createChangeReviews } from './review/change-reviews.ts'
import { createListReviews } from './review/list-reviews.ts'
import { createChangeShop, createReadShop } from './shop/shop-offers.ts'
import { createChangeWorks } from './works/change-works.ts'
import { createListWorks } from './works/list-works.ts'

interface DeskNeeds {
  wallet: Wallet
  orders: OrdersDesk
  coupons: Pick<Coupons, 'give'>
  activities: Pick<Activities, 'decide'>
  messages: Messages
  feedback: FeedbackDesk
  contact: ContactDesk
  comments: CommentDesk
  broadcasts: Broadcasts
  invitations: InvitationsDesk
  sessions: Sessions
  workViews: WorkViews
  engines: EngineRegistry
  life: Pick<TaskLife, 'cancel' | 'revive'>
  moderate: Moderate
  reviews: Pick<Reviews, 'find'>
  say: Say
}

type DeskHandlers = Handlers<
  | 'deskStanding' | 'deskPeople' | 'deskPerson' | 'deskPersonPoints' | 'deskPersonWorks' | 'deskPersonTasks' | 'deskPersonSessions'
  | 'deskReviews' | 'deskReview' | 'deskComments' | 'deskWorks' | 'deskReports' | 'deskReport' | 'deskOverview' | 'deskEngines' | 'deskQueue' | 'deskFailures' | 'deskAudit'
  | 'deskOrders' | 'deskOrder' | 'deskOffers' | 'deskCoupons' | 'deskCouponsGiven'
  | 'deskInvitations' | 'deskInvitationSuspects' | 'deskFeedbacks' | 'deskFeedback' | 'deskContacts' | 'deskContact' | 'deskBroadcasts' | 'deskBroadcast' 
  | 'deskActivities' | 'deskActivity' | 'deskActivityEntries' | ActionName
>

/** What the operator of the installation sees and does. */
export function createDesk(platform: Platform, needs: DeskNeeds): { handlers: DeskHandlers } {
  const { clock, jobs } = platform
  const suspend = createSuspend(clock, needs.sessions)
  return {
    handlers: {
      ...createReadPeople(platform, needs),
      ...createListTasks(platform, needs),
      ...createListEngines(platform, needs),
      ...createListWorks(platform, needs.workViews),
      ...createListReviews(platform, needs.workViews),
      ...createListComments(platform, needs.workViews),
      ...createReadOrders(platform, needs.orders),
      ...createReadShop(needs.orders),
      ...createReadCoupons(createCouponAdmin(platform, needs.coupons.give, needs.messages)),
      ...createReadInvitations(platform, needs.invitations),
      ...createReadFeedback(platform, needs.feedback),
      ...createReadContact(needs.contact),
      ...createReadBroadcasts(platform, needs.broadcasts),
      ...createReadActivities(platform),
      deskOverview: createOverview(platform),
      async deskStanding(_request, { identity }) {
        const permitted = permissionsOf(identity)
        if (permitted.length === 0) throw new BusinessError(codes.noPermission, 'no-permission')
        return { roles: [...identity.roles], permissions: permitted }
      },
      deskAudit: createListAudit(platform),
      // The type asks for every action: none can be left out, and none is made without its record.
      ...recordActions<ActionName>(platform, {
        ...createChangePeople({ clock, suspend, ...needs }),
        ...createChangeWorks({ clock, suspend, ...needs }),
        ...createChangeReviews({ clock, ...needs }),
        ...createChangeComments(needs.comments),
        ...createChangeTasks({ jobs, ...needs }),
        ...createChangeOrders(needs.orders),
        ...createChangeShop(needs.orders),
        ...createChangeCoupons({ clock, ...needs }),
        ...createChangeInvitations(needs.invitations),
        ...createChangeFeedback(needs.feedback),
        ...createChangeContact(needs.contact),
        ...createChangeBroadcasts(needs.broadcasts),
        ...createChangeActivities({ clock, ...needs }),
      }),
    },
  }
}
