import { company } from '#content/company.ts'
import { href } from '#i18n/links.ts'

/** Built page for both languages (scripts/finish.ts), so it says everything twice. */
const words = [
  {
    language: 'de',
    title: 'Diese Seite gibt es nicht',
    home: 'Startseite',
    fleet: 'Fahrzeuge',
    call: 'Buchen, ändern oder stornieren am Telefon:',
  },
  {
    language: 'en',
    title: 'This page does not exist',
    home: 'Home',
    fleet: 'Vehicles',
    call: 'Book, change or cancel by telephone:',
  },
] as const

const link = 'inline-flex min-h-11 items-center font-semibold text-petrol-600 underline underline-offset-4'

/** Text for addresses without a page, shown by the built page alone, without scripts. */
export function NotFoundWithoutScripts() {
  return (
    <div className="surface-paper max-w-xl px-5 py-16">
      {words.map(({ language, title, home, fleet, call }) => (
        <section key={language} lang={language} className="mb-10">
          <h1 className="text-subtitle">{title}</h1>
          <p className="mt-3">
            {call}{' '}
            <a href={company.phone.href} className={`${link} figures whitespace-nowrap`}>
              {company.phone.text}
            </a>
          </p>
          <ul className="flex flex-wrap gap-x-6">
            <li>
              <a href={href(language, 'home')} className={link}>
                {home}
              </a>
            </li>
            <li>
              <a href={`${href(language, 'home')}#fleet`} className={link}>
                {fleet}
              </a>
            </li>
          </ul>
        </section>
      ))}
    </div>
  )
}
