import type { Profile } from '#contract/profile.ts'
import type { OwnProfile } from '#usecases/account/steps/documents.ts'

/**
 * Profile as JSON for its customer. Only the fields named here leave the server; of documents' numbers, only whether
 * they are stored (D27).
 * @param email address of the account
 */
export function presentProfile({ row, documents }: OwnProfile, email: string): Profile {
  return {
    version: row.profile_version,
    firstName: row.first_name,
    lastName: row.last_name,
    email,
    dob: row.date_of_birth,
    phoneNumber: row.phone,
    picture: row.picture,
    streetName: row.street_name,
    houseNo: row.house_no,
    postalCode: row.postal_code,
    city: row.city,
    country: row.country,
    additionalInfo: row.additional_info,
    passportStored: documents.passportNo !== undefined,
    passportIssue: documents.passportIssue ?? null,
    passportExpiry: documents.passportExpiry ?? null,
    idCardStored: documents.idCardNo !== undefined,
    idCardIssue: documents.idCardIssue ?? null,
    idCardExpiry: documents.idCardExpiry ?? null,
    licenseStored: documents.LicenseNo !== undefined,
    licenseIssue: documents.licenseIssue ?? null,
    licenseExpiry: documents.licenseExpiry ?? null,
  }
}
