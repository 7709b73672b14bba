import type { Language } from './language.ts'
import { deadLinks } from './newsletter-text.ts'

/** States of an issue: it is written, goes out letter by letter, and is out, all of it or as far as it came. */
export const issueStates = ['draft', 'sending', 'sent', 'stopped'] as const
export type IssueState = (typeof issueStates)[number]

/** States of the letter to one reader. Those that were left out have unsubscribed meanwhile. */
export const deliveryStates = ['waiting', 'queued', 'sent', 'failed', 'left_out', 'stopped'] as const
export type DeliveryState = (typeof deliveryStates)[number]

export const subscriberStates = ['confirmed', 'pending', 'ended'] as const
export type SubscriberState = (typeof subscriberStates)[number]

/** Bodies of cars that an issue can open with: each has a picture for the head of a letter. */
export const issueCars = [
  'mini',
  'economy',
  'compact',
  'station-wagon',
  'suv',
  'electric',
  'people-carrier',
  'transporter',
  'business-sedan',
  'sports',
] as const
export type IssueCar = (typeof issueCars)[number]

interface Written {
  readonly subject: string
  readonly text: string
}

/** An issue as somebody writes it. */
export interface IssueContent {
  readonly de: Written
  readonly en: Written
  /** Car in its head; null for none. */
  readonly car: IssueCar | null
}

export type Lack = 'subject' | 'text' | 'link'

/** Things that an issue still lacks in a language before it can go out. */
export function lacksOf({ subject, text }: Written): Lack[] {
  return [
    ...(subject.trim() === '' ? (['subject'] as const) : []),
    ...(text.trim() === '' ? (['text'] as const) : []),
    ...(deadLinks(text).length > 0 ? (['link'] as const) : []),
  ]
}

/** Whether an issue can go out to readers of both languages. */
export const isFinished = (content: IssueContent): boolean =>
  (['de', 'en'] as const satisfies Language[]).every((language) => lacksOf(content[language]).length === 0)
