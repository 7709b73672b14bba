import type { OwnData } from '#contract/own-data.ts'
import type { OwnDataFound } from '#usecases/account/steps/open-own-data.ts'
import { shownEmail } from '#words/shown-email.ts'

const iso = (at: Date) => at.toISOString()
const isoOrNull = (at: Date | null) => at?.toISOString() ?? null

/** Account with the customer to whom it belongs. */
export function presentAccount({ account, owner, role, ...found }: OwnDataFound): OwnData['account'] {
  return {
    id: account.id,
    email: shownEmail(account.email),
    firstName: owner.first_name,
    lastName: owner.last_name,
    ...presentCustomer(found),
    role,
    language: account.language,
    hasPassword: account.password_hash !== null,
    createdAt: isoOrNull(account.created_at),
    emailConfirmedAt: isoOrNull(account.email_confirmed_at),
  }
}

/** Data of a customer; a colleague who never rented has none of it. */
function presentCustomer({
  customer: row,
  papers,
  leftAddresses,
  picture,
}: Pick<OwnDataFound, 'customer' | 'papers' | 'leftAddresses' | 'picture'>) {
  return {
    companyName: row?.company_name ?? null,
    dateOfBirth: row?.date_of_birth ?? null,
    phone: row?.phone ?? null,
    streetName: row?.street_name ?? null,
    houseNo: row?.house_no ?? null,
    postalCode: row?.postal_code ?? null,
    city: row?.city ?? null,
    country: row?.country ?? null,
    additionalInfo: row?.additional_info ?? null,
    picture: row?.picture ?? null,
    pictureFile: picture && { mediaType: 'image/jpeg' as const, base64: picture.toString('base64') },
    documents: papers,
    documentsGivenAt: isoOrNull(row?.documents_given_at ?? null),
    tier: row?.tier ?? null,
    rentedBefore: row?.rented_before ?? false,
    welcome: row?.welcome ?? false,
    leftAddresses: leftAddresses.map(iso),
  }
}

/** How the account is opened, beside the password. */
export function presentSignIn(found: OwnDataFound): Pick<OwnData, 'emailChanges' | 'secondFactor' | 'passkeys'> {
  return {
    emailChanges: found.emailChanges.map((row) => ({
      newEmail: shownEmail(row.new_email),
      askedAt: iso(row.asked_at),
      expiresAt: iso(row.expires_at),
      oldConfirmedAt: isoOrNull(row.old_confirmed_at),
      newConfirmedAt: isoOrNull(row.new_confirmed_at),
      endedAt: isoOrNull(row.ended_at),
    })),
    secondFactor: {
      since: isoOrNull(found.secondFactor.since),
      recoveryCodes: found.secondFactor.recoveryCodes,
    },
    passkeys: found.passkeys.map((row) => ({
      name: row.name,
      addedAt: iso(row.created_at),
      lastUsedAt: isoOrNull(row.used_at),
      synced: row.backed_up,
    })),
  }
}
