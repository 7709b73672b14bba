import { Fragment, useMemo, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { IntlProvider, useLocale, useMessages, type IntlConfig } from 'use-intl'

import type account from '#content/de/account.ts'
import type additionalDrivers from '#content/de/additional-drivers.ts'
import type booking from '#content/de/booking.ts'
import type offer from '#content/de/booking/offer.ts'
import type calendar from '#content/de/calendar.ts'
import type changeBooking from '#content/de/change-booking.ts'
import type contracts from '#content/de/contracts.ts'
import type dashboard from '#content/de/dashboard.ts'
import type emailChange from '#content/de/email-change.ts'
import type home from '#content/de/home.ts'
import type legal from '#content/de/legal.ts'
import type newsletter from '#content/de/newsletter.ts'
import type pages from '#content/de/pages.ts'
import type doors from '#content/de/doors.ts'
import type documents from '#content/de/documents.ts'
import type loyalty from '#content/de/loyalty.ts'
import type overview from '#content/de/overview.ts'
import type passkeys from '#content/de/passkeys.ts'
import type profile from '#content/de/profile.ts'
import type settings from '#content/de/settings.ts'
import type secondFactor from '#content/de/second-factor.ts'
import type signInCode from '#content/de/sign-in-code.ts'
import type site from '#content/de/site.ts'
import type staff from '#content/de/staff/frame.ts'
import type staffBookings from '#content/de/staff/bookings.ts'
import type staffBusinesses from '#content/de/staff/businesses.ts'
import type staffCustomers from '#content/de/staff/customers.ts'
import type staffInbox from '#content/de/staff/inbox.ts'
import type staffLog from '#content/de/staff/log.ts'
import type staffPrivacy from '#content/de/staff/privacy.ts'
import type staffIssues from '#content/de/staff/issues.ts'
import type staffInvitation from '#content/de/staff/invitation.ts'
import type staffPalette from '#content/de/staff/palette.ts'
import type staffPlanner from '#content/de/staff/planner.ts'
import type staffTeam from '#content/de/staff/team.ts'
import type staffBlocks from '#content/de/staff/blocks.ts'
import type staffCounter from '#content/de/staff/counter.ts'
import type staffDrives from '#content/de/staff/drives.ts'
import type staffToday from '#content/de/staff/today.ts'
import { href, languageOf, languageTags, type Language, type Page } from './links.ts'

interface Messages {
  site: typeof site
  home: typeof home
  pages: typeof pages
  legal: typeof legal
  newsletter: typeof newsletter
  /** Texts of bookings. The form does not load those of the account, nor the account those of the form. */
  booking: typeof booking & typeof changeBooking & { offer: typeof offer }
  additionalDrivers: typeof additionalDrivers
  account: typeof account
  calendar: typeof calendar
  contracts: typeof contracts
  dashboard: typeof dashboard
  documents: typeof documents
  doors: typeof doors
  loyalty: typeof loyalty
  settings: typeof settings
  overview: typeof overview
  secondFactor: typeof secondFactor
  signInCode: typeof signInCode
  emailChange: typeof emailChange
  passkeys: typeof passkeys
  profile: typeof profile
  /** The back office: its frame, and below it an area each. */
  staff: typeof staff & {
    today: typeof staffToday
    drives: typeof staffDrives
    planner: typeof staffPlanner
    bookings: typeof staffBookings
    palette: typeof staffPalette
    businesses: typeof staffBusinesses
    customers: typeof staffCustomers
    inbox: typeof staffInbox
    log: typeof staffLog
    privacy: typeof staffPrivacy
    issues: typeof staffIssues
    invitation: typeof staffInvitation
    team: typeof staffTeam
    counter: typeof staffCounter
    blocks: typeof staffBlocks
  }
}

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: Messages
  }
}

/** Texts by area. English has the same keys as German. */
export type AreaMessages = { readonly [Area in keyof Messages]?: object }

/**
 * Handles a missing text. During the build it is our mistake and stops the build. In a browser a tab may be older than the
 * server and meet a code that it does not know, so the page goes on.
 */
const onError: NonNullable<IntlConfig['onError']> = (error) => {
  if (import.meta.env.SSR || import.meta.env.DEV) throw error
  // oxlint-disable-next-line no-console -- developers look for it there
  console.error(error)
}
const getMessageFallback = () => '…'

export function Texts({
  language,
  messages,
  children,
}: {
  language: Language
  messages: AreaMessages
  children: ReactNode
}) {
  return (
    <IntlProvider
      locale={language}
      messages={messages}
      timeZone="Europe/Berlin"
      onError={onError}
      getMessageFallback={getMessageFallback}
    >
      {children}
    </IntlProvider>
  )
}

/** Adds texts to those already there, also within an area. */
export function MoreMessages({ messages, children }: { messages: AreaMessages; children: ReactNode }) {
  const before = useMessages()
  const all = useMemo(() => together(before, messages), [before, messages])
  return (
    <Texts language={useLocale()} messages={all}>
      {children}
    </Texts>
  )
}

/**
 * Default export of a file in `languages/`: a page or a part together with its texts.
 * @param Frame component around the page
 */
export function withMessages<Props extends object>(
  messages: AreaMessages,
  Content: ComponentType<Props>,
  Frame: ComponentType<{ children: ReactNode }> = Fragment,
): ComponentType<Props> {
  return function WithMessages(props: Props) {
    return (
      <MoreMessages messages={messages}>
        <Frame>
          <Content {...props} />
        </Frame>
      </MoreMessages>
    )
  }
}

function together(before: AreaMessages, more: AreaMessages): AreaMessages {
  const areas = Object.entries(more).map(([area, texts]) => [area, { ...before[area as keyof Messages], ...texts }])
  return { ...before, ...Object.fromEntries(areas) }
}

export const useLanguage = (): Language => languageOf(useLocation().pathname)

/** The page's language as a tag for Intl's formatters; English is British English. */
export const useLanguageTag = (): string => languageTags[useLocale()]

/** A day 'YYYY-MM-DD' in words: '31. Dezember 2027', or with a short month '31. Dez. 2027'. */
export function useDay(month: 'long' | 'short' = 'long'): (day: string) => string {
  const format = new Intl.DateTimeFormat(useLanguageTag(), { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' })
  return (day) => format.format(new Date(`${day}T00:00Z`))
}

/** `const to = useHref(); <Link to={to('about')}>`: a page's address in the language of this page. */
export function useHref(): (page: Page, query?: Record<string, string | number>) => string {
  const language = useLanguage()
  return (page, query) => href(language, page, query)
}
