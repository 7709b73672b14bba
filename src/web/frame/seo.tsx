import { useEffect } from 'react'
import { useLocation } from 'react-router'

import { company } from '#content/company.ts'
import { hrefs, indexed, languageOf, pageOf } from '#i18n/links.ts'

/**
 * Title and description, which React moves into the head. Tags that only machines read, such as Open Graph, are added
 * to the built page (scripts/finish/head.ts).
 */
export function Seo({ title, description }: { title: string; description: string }) {
  const { pathname } = useLocation()
  const page = pageOf(pathname)
  const full = page === 'home' ? `${company.name} – ${title}` : `${title} – ${company.name}`
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {(!page || !indexed(page)) && <meta name="robots" content="noindex" />}
      {page && <Twins page={page} language={languageOf(pathname)} />}
    </>
  )
}

/** Sets the window's title while a page shows one item, such as a booking; null for the page's own title. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return
    const before = document.title
    document.title = `${title} – ${company.name}`
    return () => {
      document.title = before
    }
  }, [title])
}

function Twins({ page, language }: { page: Parameters<typeof hrefs>[0]; language: 'de' | 'en' }) {
  const addresses = hrefs(page)
  return (
    <>
      <link rel="canonical" href={company.origin + addresses[language]} />
      <link rel="alternate" hrefLang="de" href={company.origin + addresses.de} />
      <link rel="alternate" hrefLang="en" href={company.origin + addresses.en} />
      <link rel="alternate" hrefLang="x-default" href={company.origin + addresses.de} />
    </>
  )
}
