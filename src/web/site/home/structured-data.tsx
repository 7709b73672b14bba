import { company } from '../../../content/company.ts'

const hours: Record<keyof typeof company.branches, readonly string[]> = {
  tempelhof: ['Mo-Fr 08:00-18:00', 'Sa 08:00-13:00'],
  airport: ['Mo-Su 08:00-23:00'],
}

/** Tells search engines who and where we are; browsers do not run it. */
export function StructuredData() {
  const branches = (['tempelhof', 'airport'] as const).map((code) => {
    const { street, city, phone, email } = company.branches[code]
    const [postalCode, addressLocality] = city.split(' ', 2)
    return {
      '@type': 'AutoRental',
      name: company.name,
      url: company.origin,
      image: `${company.origin}/img/og.jpg`,
      telephone: phone.text,
      email,
      address: { '@type': 'PostalAddress', streetAddress: street, postalCode, addressLocality, addressCountry: 'DE' },
      openingHours: hours[code],
    }
  })
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': branches }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
