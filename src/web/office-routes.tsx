import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'

import type { Language } from '#i18n/links.ts'
import { fetchPage } from '#staff/frame/fetch-page.ts'
import { staffHref } from '#staff/frame/staff-href.ts'
import { Nowhere } from '#staff/frame/nowhere.tsx'
import { Reloading } from '#staff/frame/reloading.tsx'

type Load = () => Promise<{ default: ComponentType<object> }>

/** Pages of the back office, each a part of its own with its texts in the reader's language. */
const pages: readonly (readonly [path: string, files: Readonly<Record<Language, Load>>])[] = [
  [
    '',
    {
      de: () => import('#languages/staff-today-texts.tsx'),
      en: () => import('#languages/staff-today-texts.tsx?en'),
    },
  ],
  [
    'planner',
    {
      de: () => import('#languages/staff-planner-texts.tsx'),
      en: () => import('#languages/staff-planner-texts.tsx?en'),
    },
  ],
  [
    'customers',
    {
      de: () => import('#languages/staff-customers-texts.tsx'),
      en: () => import('#languages/staff-customers-texts.tsx?en'),
    },
  ],
  [
    'customers/:id',
    {
      de: () => import('#languages/staff-customer-texts.tsx'),
      en: () => import('#languages/staff-customer-texts.tsx?en'),
    },
  ],
  [
    'businesses',
    {
      de: () => import('#languages/staff-businesses-texts.tsx'),
      en: () => import('#languages/staff-businesses-texts.tsx?en'),
    },
  ],
  [
    'businesses/:id',
    {
      de: () => import('#languages/staff-business-texts.tsx'),
      en: () => import('#languages/staff-business-texts.tsx?en'),
    },
  ],
  [
    'inbox',
    {
      de: () => import('#languages/staff-inbox-texts.tsx'),
      en: () => import('#languages/staff-inbox-texts.tsx?en'),
    },
  ],
  [
    'inbox/documents',
    {
      de: () => import('#languages/staff-documents-texts.tsx'),
      en: () => import('#languages/staff-documents-texts.tsx?en'),
    },
  ],
  [
    'newsletter',
    {
      de: () => import('#languages/staff-issues-texts.tsx'),
      en: () => import('#languages/staff-issues-texts.tsx?en'),
    },
  ],
  [
    'newsletter/subscribers',
    {
      de: () => import('#languages/staff-subscribers-texts.tsx'),
      en: () => import('#languages/staff-subscribers-texts.tsx?en'),
    },
  ],
  [
    'newsletter/:id',
    {
      de: () => import('#languages/staff-issue-texts.tsx'),
      en: () => import('#languages/staff-issue-texts.tsx?en'),
    },
  ],
  [
    'team',
    {
      de: () => import('#languages/staff-team-texts.tsx'),
      en: () => import('#languages/staff-team-texts.tsx?en'),
    },
  ],
  [
    'log',
    {
      de: () => import('#languages/staff-log-texts.tsx'),
      en: () => import('#languages/staff-log-texts.tsx?en'),
    },
  ],
  [
    'privacy',
    {
      de: () => import('#languages/staff-privacy-texts.tsx'),
      en: () => import('#languages/staff-privacy-texts.tsx?en'),
    },
  ],
  [
    'new',
    {
      de: () => import('#languages/staff-counter-texts.tsx'),
      en: () => import('#languages/staff-counter-texts.tsx?en'),
    },
  ],
  [
    'bookings',
    {
      de: () => import('#languages/staff-bookings-texts.tsx'),
      en: () => import('#languages/staff-bookings-texts.tsx?en'),
    },
  ],
  [
    'bookings/:reference',
    {
      de: () => import('#languages/staff-booking-texts.tsx'),
      en: () => import('#languages/staff-booking-texts.tsx?en'),
    },
  ],
  [
    'requests',
    {
      de: () => import('#languages/staff-requests-texts.tsx'),
      en: () => import('#languages/staff-requests-texts.tsx?en'),
    },
  ],
]

const frames: Readonly<Record<Language, Load>> = {
  de: () => import('#languages/staff-texts.tsx'),
  en: () => import('#languages/staff-texts.tsx?en'),
}

const invitation: Readonly<Record<Language, Load>> = {
  de: () => import('#languages/staff-invitation-texts.tsx'),
  en: () => import('#languages/staff-invitation-texts.tsx?en'),
}

/** Route that loads its component with the first visit. */
const lazily = (load: Load): Pick<RouteObject, 'lazy'> => ({
  lazy: { Component: () => fetchPage(load) },
})

export function officeRoutes(language: Language): RouteObject[] {
  const root = staffHref(language, '')
  return [
    // The mailed link leads here, before there is an account.
    {
      path: `${root}/invitation`,
      HydrateFallback: () => null,
      ErrorBoundary: Reloading,
      ...lazily(invitation[language]),
    },
    {
      path: root,
      ...lazily(frames[language]),
      HydrateFallback: () => null,
      ErrorBoundary: Reloading,
      children: [
        ...pages.map(([path, files]) => ({
          path: path === '' ? root : `${root}/${path}`,
          ErrorBoundary: Reloading,
          ...lazily(files[language]),
        })),
        { path: `${root}/*`, element: <Nowhere /> },
      ],
    },
  ]
}
