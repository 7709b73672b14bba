import { useTranslations } from 'use-intl'

export interface PartOfPage {
  readonly id: string
  readonly title: string
}

/** Links to the parts of a page that is several screens long on a phone, in one line. */
export function InPageMenu({ parts }: { readonly parts: readonly PartOfPage[] }) {
  const t = useTranslations('account')
  return (
    <nav
      aria-label={t('onThisPage')}
      className="-mx-5 mb-6 overflow-x-auto mask-[linear-gradient(90deg,#000_calc(100%-3.5rem),#0000)] px-5 [scrollbar-width:none] md:-mx-8 md:px-8 lg:hidden"
    >
      <ul className="flex w-max gap-2 py-1 pr-9">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-full border border-edge bg-white px-4 text-small font-semibold whitespace-nowrap hover:border-petrol-600 hover:text-petrol-800"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
