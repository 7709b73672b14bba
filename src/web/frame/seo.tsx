import { useEffect } from 'react'
import { useLocation } from 'react-router'

import { company } from '#content/company.ts'
import { hrefs, indexed, languageOf, pageOf } from '#i18n/links.ts'

/**
 * React moves these into the head, in the built page and after a change of page. What only machines read, such as
 * Open Graph, is added to the built page (scripts/finish/head.ts).
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

/** What the window is called while one thing of a page is shown, such as one booking; null for the page's own title. */
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
