import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

import type { AccountId } from '#domain/ids.ts'
import type { Language } from '#domain/language.ts'
import type { DeliveryState, IssueCar, IssueState } from '#domain/newsletter-issue.ts'

/** Tables of the newsletter (schema/09-site.sql). */
export interface NewsletterTables {
  newsletter_subscription: {
    id: Generated<string>
    email: string
    language: Language
    consent_version: string
    asked_at: Date
    mailed_at: Date | null
    confirm_hash: Buffer | null
    confirmed_at: Date | null
    ended_at: Date | null
    unsubscribe_token: string
  }
  newsletter_consent: {
    id: GeneratedAlways<number>
    subscription_id: string
    at: Date
    step: 'asked' | 'confirmed' | 'ended'
    consent_version: string
    language: Language
  }
  newsletter_issue: {
    id: Generated<string>
    subject_de: string
    text_de: string
    subject_en: string
    text_en: string
    car: IssueCar | null
    state: Generated<IssueState>
    version: Generated<number>
    changed_at: Date
    changed_by: AccountId | null
    started_at: Date | null
    started_by: AccountId | null
    over_at: Date | null
    totals: JSONColumnType<Record<string, number>> | null
  }
  newsletter_delivery: {
    issue_id: string
    subscription_id: string
    language: Language
    state: Generated<DeliveryState>
    letter_id: string | null
    done_at: Date | null
  }
}
