import { useEffect, type ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, useLocation } from 'react-router'

import { company } from '#content/company.ts'
import { BRANCH_DATA, branchData } from '#api/branches.ts'
import { useBookings } from '#api/site.ts'
import css from './app.css?inline'
import cssUrl from './app.css?url'
import displayFont from './assets/archivo-display.woff2?url'
import textFont from './assets/hanken-text.woff2?url'
import { begunScript } from '#frame/begun.ts'
import { fromTopScript } from '#frame/from-top.ts'
import { bootGuardScript } from '#frame/boot-guard.ts'
import { useLanguage } from '#i18n/i18n.tsx'
import { beginInPlaceScript } from '#frame/left-places.ts'
import { languageTags, pageOf } from '#i18n/links.ts'
import { isCalm } from '#frame/shell/calm-pages.ts'
import { ScrollPositions } from '#frame/scroll-positions.tsx'
import { NotFoundWithoutScripts } from '#site/not-found-without-scripts.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { awake, tell, wakeUpScript } from '#frame/asleep.ts'

export { PageError as ErrorBoundary } from '#frame/page-error.tsx'

// In the browser both are already in the page. Reading them back keeps them if React ever has to draw it anew.
const styles = import.meta.env.SSR ? css : (document.getElementById('styles')?.innerHTML ?? '')
const guard = import.meta.env.SSR
  ? `${bootGuardScript()};${wakeUpScript()};${beginInPlaceScript()};${begunScript()};${fromTopScript()}`
  : (document.getElementById('guard')?.innerHTML ?? '')

export function Layout({ children }: { children: ReactNode }) {
  const page = pageOf(useLocation().pathname)
  return (
    // The server writes the launch state into the finished page (D2), so it may differ from the built one.
    <html
      lang={languageTags[useLanguage()]}
      data-bookings={useBookings()}
      data-calm={isCalm(page) ? page : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b0f14" />
        <script id="guard" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: guard }} />
        {[displayFont, textFont].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
        ))}
        <Meta />
        {import.meta.env.DEV ? (
          <link rel="stylesheet" href={cssUrl} />
        ) : (
          <style id="styles" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
        )}
        <Links />
      </head>
      <body>
        {children}
        <script
          id={BRANCH_DATA}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: branchData }}
        />
        <ScrollPositions />
        <Scripts />
      </body>
    </html>
  )
}

/** Built page for addresses without a prerendered page, shown until the scripts know better. */
export function HydrateFallback() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <title>{company.name}</title>
      <p className="text-petrol-600 noscript:hidden">
        <Spinner size={32} />
      </p>
      {/* In the browser React leaves it as it was built, so its texts are not in the scripts. */}
      <noscript>{import.meta.env.SSR && <NotFoundWithoutScripts />}</noscript>
    </main>
  )
}

export default function Root() {
  useEffect(() => void tell(awake), [])
  return <Outlet />
}
