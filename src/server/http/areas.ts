import type { FastifyInstance } from 'fastify'

import type { Context } from '#usecases/context.ts'
import { accountSettingsRoutes } from './account-settings.ts'
import { accountRoutes } from './account.ts'
import { agreementRoutes } from './agreements.ts'
import { bookingRoutes } from './booking.ts'
import { contactRoutes } from './contact.ts'
import { documentRoutes } from './document.ts'
import { driverRoutes } from './driver.ts'
import { fleetRoutes } from './fleet.ts'
import { loyaltyRoutes } from './loyalty.ts'
import { newsletterRoutes } from './newsletter.ts'
import { overviewRoutes } from './overview.ts'
import { ownBookingRoutes } from './own-bookings.ts'
import { ownEmailRoutes } from './own-email.ts'
import { passkeyRoutes } from './passkey.ts'
import { pictureRoutes } from './picture.ts'
import { profileRoutes } from './profile.ts'
import { rentalOfferRoutes } from './rental-offer.ts'
import { secondFactorRoutes } from './second-factor.ts'
import { siteRoutes } from './site.ts'
import { staffAccountRoutes } from './staff-account.ts'
import { staffBlockRoutes } from './staff-block.ts'
import { staffBusinessRoutes } from './staff-business.ts'
import { staffCustomerRoutes } from './staff-customer.ts'
import { staffCustomersRoutes } from './staff-customers.ts'
import { staffMergeRoutes } from './staff-merge.ts'
import { staffDocumentRoutes } from './staff-documents.ts'
import { staffLogRoutes } from './staff-log.ts'
import { staffMessageRoutes } from './staff-messages.ts'
import { staffPrivacyRoutes } from './staff-privacy.ts'
import { staffNewsletterRoutes } from './staff-newsletter.ts'
import { staffTeamRoutes } from './staff-team.ts'
import { staffPlanRoutes } from './staff-plan.ts'
import { staffBoardRoutes } from './staff-board.ts'
import { staffDriveRoutes } from './staff-drives.ts'
import { staffCounterRoutes } from './staff-counter.ts'
import { staffBookingActRoutes } from './staff-booking-acts.ts'
import { staffBookingRoutes } from './staff-bookings.ts'
import { staffPresenceRoutes } from './staff-presence.ts'
import { staffYardRoutes } from './staff-yard-acts.ts'
import type { UploadRoom } from './upload-room.ts'

/** Registers the calls of an area. Calls that take files share one `room`, which limits how much is received at once. */
type Area = (app: FastifyInstance, ctx: Context, room: UploadRoom) => void

/** The areas of the interface. A call that none of them registers fails a test (tests/api/access.test.ts). */
export const areas: readonly Area[] = [
  siteRoutes,
  fleetRoutes,
  bookingRoutes,
  rentalOfferRoutes,
  ownBookingRoutes,
  agreementRoutes,
  accountRoutes,
  accountSettingsRoutes,
  ownEmailRoutes,
  secondFactorRoutes,
  passkeyRoutes,
  loyaltyRoutes,
  profileRoutes,
  documentRoutes,
  pictureRoutes,
  driverRoutes,
  overviewRoutes,
  newsletterRoutes,
  contactRoutes,
  staffAccountRoutes,
  staffBlockRoutes,
  staffPrivacyRoutes,
  staffTeamRoutes,
  staffPlanRoutes,
  staffBusinessRoutes,
  staffCustomerRoutes,
  staffCustomersRoutes,
  staffMergeRoutes,
  staffDocumentRoutes,
  staffLogRoutes,
  staffMessageRoutes,
  staffNewsletterRoutes,
  staffBoardRoutes,
  staffDriveRoutes,
  staffCounterRoutes,
  staffBookingRoutes,
  staffPresenceRoutes,
  staffBookingActRoutes,
  staffYardRoutes,
]
