import { useRouteError } from 'react-router'

import { company } from '#content/company.ts'
import { useHref, useLanguage } from '#i18n/i18n.tsx'
import { buttonStyle } from '#ui/button-style.ts'

/** The frame with its texts may be what failed, so this page brings its own few words. */
const words = {
  de: {
    title: 'Diese Seite konnte nicht angezeigt werden',
    text: 'Der Fehler liegt bei uns. Bitte versuchen Sie es erneut oder rufen Sie uns an:',
    retry: 'Erneut versuchen',
    home: 'Startseite',
    fleet: 'Fahrzeuge',
    booking: 'Mietwagen buchen',
    manageBooking: 'Buchung verwalten',
  },
  en: {
    title: 'This page could not be shown',
    text: 'The fault is ours. Please try again, or call us:',
    retry: 'Try again',
    home: 'Home',
    fleet: 'Vehicles',
    booking: 'Book a rental car',
    manageBooking: 'Manage a booking',
  },
} as const

const link = 'inline-flex min-h-11 items-center font-semibold text-petrol-600 underline underline-offset-4'

/** Page shown when another page breaks. Its links load the next page in full, because the present state is broken. */
export function PageError() {
  const error = useRouteError()
  const to = useHref()
  const t = words[useLanguage()]
  const ways = [
    ['home', to('home')],
    ['fleet', `${to('home')}#fleet`],
    ['booking', to('booking')],
    ['manageBooking', to('manageBooking')],
  ] as const
  return (
    <main className="surface-paper mx-auto max-w-xl px-5 py-16 lg:py-28">
      <title>{`${t.title} – ${company.name}`}</title>
      <div role="alert">
        <h1 className="text-title">{t.title}</h1>
        <p className="mt-4 text-lead text-ink-700">
          {t.text}{' '}
          <a href={company.phone.href} className="figures font-semibold whitespace-nowrap underline underline-offset-4">
            {company.phone.text}
          </a>
        </p>
      </div>
      <button type="button" onClick={() => location.reload()} className={buttonStyle('primary', 'large', 'mt-8')}>
        {t.retry}
      </button>
      <ul className="mt-8 flex flex-wrap gap-x-6 border-t border-line pt-4">
        {ways.map(([name, address]) => (
          <li key={name}>
            <a href={address} className={link}>
              {t[name]}
            </a>
          </li>
        ))}
      </ul>
      {import.meta.env.DEV && (
        <pre className="mt-8 overflow-auto text-small">{error instanceof Error ? error.stack : String(error)}</pre>
      )}
    </main>
  )
}
