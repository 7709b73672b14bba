import type { ReactNode } from 'react'

import { company } from '#content/company.ts'

/** Our telephone number as a link, for `t.rich`. */
export const phoneLink = (words: ReactNode) => (
  <a href={company.phone.href} className="font-semibold whitespace-nowrap underline underline-offset-4">
    {words}
  </a>
)
