import * as settings from './account-settings.ts'
import * as account from './account.ts'
import * as agreements from './agreements.ts'
import * as booking from './booking.ts'
import * as contact from './contact.ts'
import * as document from './document.ts'
import * as driver from './driver.ts'
import type { Endpoint } from './endpoint.ts'
import * as fleet from './fleet.ts'
import * as loyalty from './loyalty.ts'
import * as newsletter from './newsletter.ts'
import * as ownBookings from './own-bookings.ts'
import * as ownEmail from './own-email.ts'
import * as overview from './overview.ts'
import * as passkey from './passkey.ts'
import * as picture from './picture.ts'
import * as profile from './profile.ts'
import * as ownData from './own-data.ts'
import * as secondFactor from './second-factor.ts'
import * as rentalOffer from './rental-offer.ts'
import * as site from './site.ts'

/** Every call of the interface by name. */
export const endpoints = {
  getSite: site.getSite,
  getFigures: site.getFigures,
  getVehicleByType: fleet.getVehicleByType,
  getAvailability: booking.getAvailability,
  createQuote: booking.createQuote,
  getQuote: booking.getQuote,
  extendQuote: booking.extendQuote,
  createBooking: booking.createBooking,
  sendEmailCode: booking.sendEmailCode,
  lookUpBooking: booking.lookUpBooking,
  cancelBooking: booking.cancelBooking,
  getBookingCalendar: booking.getBookingCalendar,
  viewRentalOffer: rentalOffer.viewRentalOffer,
  orderRentalOffer: rentalOffer.orderRentalOffer,
  getOwnBookings: ownBookings.getOwnBookings,
  getOwnBooking: ownBookings.getOwnBooking,
  cancelOwnBooking: ownBookings.cancelOwnBooking,
  getChangeOffers: ownBookings.getChangeOffers,
  changeOwnBooking: ownBookings.changeOwnBooking,
  getOwnCalendar: ownBookings.getOwnCalendar,
  getAgreements: agreements.getAgreements,
  getAgreementFile: agreements.getAgreementFile,
  addCustomer: account.addCustomer,
  signUp: account.signUp,
  login: account.login,
  logout: account.logout,
  getAccount: account.getAccount,
  getPicture: picture.getPicture,
  uploadPicture: picture.uploadPicture,
  removePicture: picture.removePicture,
  getProfile: profile.getProfile,
  changeProfile: profile.changeProfile,
  getOverview: overview.getOverview,
  requestPasswordLink: account.requestPasswordLink,
  checkLink: account.checkLink,
  setPassword: account.setPassword,
  confirmAddress: account.confirmAddress,
  getSessions: settings.getSessions,
  endSession: settings.endSession,
  endSessions: settings.endSessions,
  changePassword: settings.changePassword,
  getMailSettings: settings.getMailSettings,
  setLanguage: settings.setLanguage,
  endOwnNewsletter: settings.endOwnNewsletter,
  getOwnEmail: ownEmail.getOwnEmail,
  changeEmail: ownEmail.changeEmail,
  cancelEmailChange: ownEmail.cancelEmailChange,
  confirmEmailChange: ownEmail.confirmEmailChange,
  refuseEmailChange: ownEmail.refuseEmailChange,
  getPoints: loyalty.getPoints,
  getPointsEntries: loyalty.getPointsEntries,
  getDocuments: document.getDocuments,
  uploadDocument: document.uploadDocument,
  getDocumentFile: document.getDocumentFile,
  getDocumentPage: document.getDocumentPage,
  changeDocument: document.changeDocument,
  deleteDocument: document.deleteDocument,
  getDrivers: driver.getDrivers,
  addDriver: driver.addDriver,
  changeDriver: driver.changeDriver,
  removeDriver: driver.removeDriver,
  getOwnData: ownData.getOwnData,
  getOwnDataPdf: ownData.getOwnDataPdf,
  deleteAccount: ownData.deleteAccount,
  getSecondFactor: secondFactor.getSecondFactor,
  beginSecondFactor: secondFactor.beginSecondFactor,
  confirmSecondFactor: secondFactor.confirmSecondFactor,
  renewRecoveryCodes: secondFactor.renewRecoveryCodes,
  endSecondFactor: secondFactor.endSecondFactor,
  getPasskeys: passkey.getPasskeys,
  beginPasskey: passkey.beginPasskey,
  addPasskey: passkey.addPasskey,
  renamePasskey: passkey.renamePasskey,
  removePasskey: passkey.removePasskey,
  beginPasskeySignIn: passkey.beginPasskeySignIn,
  signInWithPasskey: passkey.signInWithPasskey,
  subscribe: newsletter.subscribe,
  confirmSubscription: newsletter.confirmSubscription,
  unsubscribe: newsletter.unsubscribe,
  sendContactMessage: contact.sendContactMessage,
} satisfies Record<string, Endpoint>
