/** Pages of the back office, beside that of a booking, at which colleagues see one another. */
export const officePages = ['customer', 'business', 'privacy', 'issue', 'document', 'staff'] as const
export type OfficePage = (typeof officePages)[number]
