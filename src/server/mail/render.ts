import { accountDeleted } from './account-deleted.ts'
import { alreadyRegistered } from './already-registered.ts'
import type { Attachment, Letter } from '#words/blocks.ts'
import { staffBackupFailed } from './staff-backup-failed.ts'
import { bookingCancelled } from './booking-cancelled.ts'
import { bookingChanged } from './booking-changed.ts'
import { bookingConfirmed } from './booking-confirmed.ts'
import { confirmAddress } from './confirm-address.ts'
import { contactAnswer } from './contact-answer.ts'
import { privacyAnswer, privacyLifted, privacyPutOff } from './privacy-answer.ts'
import { contactMessage } from './contact-message.ts'
import { contactReceipt } from './contact-receipt.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { documentReviewed } from './document-reviewed.ts'
import { emailChangeNew, emailChangeOld } from './email-change.ts'
import { emailCode } from './email-code.ts'
import { customersMerged } from './customers-merged.ts'
import { emailChanged } from './email-changed.ts'
import { emailTaken } from './email-taken.ts'
import { CAR, MARK } from './frame-head.ts'
import { frameHtml } from './frame-html.ts'
import { frameText } from './frame-text.ts'
import { headOf, wordMark } from './heads.ts'
import type { LetterData, LetterKind } from './letters.ts'
import { notCollected } from './not-collected.ts'
import { newsletterConfirm } from './newsletter-confirm.ts'
import { newsletterIssue } from './newsletter-issue.ts'
import { newsletterWelcome } from './newsletter-welcome.ts'
import { offerExpired, offerWithdrawn } from './offer-over.ts'
import { passwordChanged } from './password-changed.ts'
import { rentalCharged } from './rental-charged.ts'
import { rentalClosed } from './rental-closed.ts'
import { requestDeclined } from './request-declined.ts'
import { requestExpired } from './request-expired.ts'
import { requestOffered } from './request-offered.ts'
import { requestReceived } from './request-received.ts'
import { requestWithdrawn } from './request-withdrawn.ts'
import { setPassword } from './set-password.ts'
import { signInChanged } from './sign-in-changed.ts'
import { staffBookingCancelled } from './staff-booking-cancelled.ts'
import { staffBookingChanged } from './staff-booking-changed.ts'
import { staffBooking } from './staff-booking.ts'
import { staffCarFound } from './staff-car-found.ts'
import { staffDrive } from './staff-drive.ts'
import { staffEndangered } from './staff-endangered.ts'
import { staffContact } from './staff-contact.ts'
import { staffInbox } from './staff-inbox.ts'
import { staffInvitation } from './staff-invitation.ts'
import { staffNotCollected } from './staff-not-collected.ts'
import { staffOfferExpired } from './staff-offer-expired.ts'
import { staffRequestExpired } from './staff-request-expired.ts'
import { staffRequestWithdrawn } from './staff-request-withdrawn.ts'
import { staffRequest } from './staff-request.ts'

interface Picture extends Attachment {
  /** Content id, which the HTML names. */
  cid: string
}

export interface RenderedLetter {
  subject: string
  text: string
  html: string
  attachments: readonly Attachment[]
  /** The pictures that the HTML shows. */
  pictures: readonly Picture[]
  replyTo?: string | undefined
  oneClickUnsubscribe?: string | undefined
}

const composers: { [K in LetterKind]: (data: LetterData[K], context: LetterContext) => Letter } = {
  request_received: requestReceived,
  booking_confirmed: bookingConfirmed,
  request_declined: requestDeclined,
  request_expired: requestExpired,
  request_withdrawn: requestWithdrawn,
  request_offered: requestOffered,
  offer_expired: offerExpired,
  offer_withdrawn: offerWithdrawn,
  booking_changed: bookingChanged,
  booking_cancelled: bookingCancelled,
  rental_charged: rentalCharged,
  rental_closed: rentalClosed,
  not_collected: notCollected,
  email_code: emailCode,
  set_password: setPassword,
  confirm_address: confirmAddress,
  already_registered: alreadyRegistered,
  password_changed: passwordChanged,
  sign_in_changed: signInChanged,
  account_deleted: accountDeleted,
  email_change_old: emailChangeOld,
  email_change_new: emailChangeNew,
  email_taken: emailTaken,
  email_changed: emailChanged,
  customers_merged: customersMerged,
  document_reviewed: documentReviewed,
  staff_request: staffRequest,
  staff_request_expired: staffRequestExpired,
  staff_request_withdrawn: staffRequestWithdrawn,
  staff_offer_expired: staffOfferExpired,
  staff_booking: staffBooking,
  staff_booking_changed: staffBookingChanged,
  staff_contact: staffContact,
  staff_booking_cancelled: staffBookingCancelled,
  staff_not_collected: staffNotCollected,
  staff_endangered: staffEndangered,
  staff_car_found: staffCarFound,
  staff_drive: staffDrive,
  staff_backup_failed: staffBackupFailed,
  staff_inbox: staffInbox,
  staff_invitation: staffInvitation,
  newsletter_confirm: newsletterConfirm,
  newsletter_welcome: newsletterWelcome,
  newsletter_issue: newsletterIssue,
  contact_message: contactMessage,
  contact_receipt: contactReceipt,
  contact_answer: contactAnswer,
  privacy_answer: privacyAnswer,
  privacy_put_off: privacyPutOff,
  privacy_lifted: privacyLifted,
}

export function renderLetter<K extends LetterKind>(
  kind: K,
  data: LetterData[K],
  context: LetterContext,
): RenderedLetter {
  const letter = composers[kind](data, context)
  const body = letter.opening?.car?.body
  return {
    subject: letter.subject,
    text: frameText(letter, context),
    html: frameHtml(letter, context),
    attachments: letter.attachments ?? [],
    pictures: [{ cid: MARK, ...wordMark() }, ...(body === undefined ? [] : [{ cid: CAR, ...headOf(body) }])],
    replyTo: letter.replyTo,
    oneClickUnsubscribe: letter.oneClickUnsubscribe,
  }
}
