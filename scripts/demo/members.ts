import { documentConsent } from '#content/document-consent.ts'
import type { Customer } from '#domain/actor.ts'
import type { DocumentKind } from '#domain/document.ts'
import { addMonths } from '#domain/local-time.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { changeProfile } from '#usecases/account/change-profile.ts'
import { confirmAddress } from '#usecases/account/confirm-address.ts'
import { ownProfile } from '#usecases/account/own-profile.ts'
import { signUp } from '#usecases/account/sign-up.ts'
import { reviewDocument } from '#usecases/document/review-document.ts'
import { uploadDocument } from '#usecases/document/upload-document.ts'
import { grantTier } from '#usecases/staff/grant-tier.ts'
import { newPassword, ownerOf, type TrialAccount } from './crew.ts'
import { drawPaper } from './sample-paper.ts'
import { papersOf } from './licence-papers.ts'
import type { Person } from './people.ts'
import { done, visitor, type Crew, type Stage } from './demo-stage.ts'

/** Customers with an account, by their address. */
export type Members = Map<string, Customer>

/** Opens accounts for the first of the people, and lets them confirm their addresses and fill in their profiles. */
export async function signUpMembers(stage: Stage, crew: Crew, people: readonly Person[]) {
  const { ctx } = stage
  const members: Members = new Map()
  const accounts: TrialAccount[] = []
  for (const person of people) {
    const { firstName, lastName, email, language } = person
    const password = newPassword()
    const fullName = `${firstName} ${lastName}`
    done(await signUp(ctx, visitor, { fullName, email, password, language }))
    const { token } = stage.lastLetter('confirm_address', email).data as { token: string }
    const device = { browser: null, system: null }
    const signedIn = done(await confirmAddress(ctx, visitor, { token, currentPassword: password, device }))
    const member = (await ownerOf(ctx, signedIn.token)) as Customer
    await fillProfile(stage, member, person)
    members.set(email, member)
    accounts.push({ who: `${fullName}, customer`, email, password, uri: '' })
  }
  done(await grantTier(ctx, crew.manager, { email: people[0]!.email, tier: 'elite' }))
  return { members, accounts }
}

async function fillProfile({ ctx }: Stage, member: Customer, person: Person): Promise<void> {
  const { profile_version: version } = (await ownProfile(ctx, member)).row
  const { firstName, lastName, dateOfBirth: dob, phone: phoneNumber, city, country } = person
  const [, streetName = '', houseNo = ''] = /([^,]+) (\d+)$/.exec(person.address) ?? []
  const named = { version, firstName, lastName, dob, phoneNumber, city, country, additionalInfo: null }
  done(await changeProfile(ctx, member, { ...named, streetName: streetName.trim(), houseNo, postalCode: '12099' }))
}

interface Shown {
  kind: DocumentKind
  title: string
  /** Finding of a colleague; missing while nobody has looked. */
  review?: { refusal: string | null }
}

const shown: readonly Shown[] = [
  { kind: 'licence', title: 'FÜHRERSCHEIN / DRIVING LICENCE', review: { refusal: null } },
  {
    kind: 'identity_card',
    title: 'PERSONALAUSWEIS / IDENTITY CARD',
    review: { refusal: 'Der Rand ist abgeschnitten.' },
  },
  { kind: 'licence', title: 'FÜHRERSCHEIN / DRIVING LICENCE' },
  { kind: 'passport', title: 'REISEPASS / PASSPORT' },
  { kind: 'licence', title: 'FÜHRERSCHEIN / DRIVING LICENCE' },
]

/** Lets members upload samples of their papers, some of which were looked at. */
export async function showPapers(stage: Stage, crew: Crew, members: Members, people: readonly Person[]): Promise<void> {
  const { ctx } = stage
  for (const [at, { kind, title, review }] of shown.entries()) {
    const { email, firstName, lastName, dateOfBirth, language } = people[at]!
    const today = dateOf(toLocal(ctx.now()))
    const papers = papersOf({ email }, today)
    // The last one is valid until another day than its customer typed for the rental.
    const typed = kind === 'licence' && at < shown.length - 1
    const expiry = typed ? papers.licenseExpiry : addMonths(today, 14 + at * 9)
    const bytes = await drawPaper({
      title,
      lines: [
        ['Name', `${firstName} ${lastName}`],
        ['Geboren / born', dateOfBirth],
        ['Gültig bis / valid until', expiry],
        ['Nummer / number', kind === 'licence' ? papers.licenseNumber : papers.passportNumber],
      ],
    })
    const consent = { version: documentConsent.version, language }
    const upload = { kind, expiry, name: `${kind}-muster.pdf`, bytes, consent }
    const { id } = done(await uploadDocument(ctx, members.get(email)!, upload))
    if (review !== undefined) done(await reviewDocument(ctx, crew.agents.get(1)!, { id, ...review }))
  }
}
