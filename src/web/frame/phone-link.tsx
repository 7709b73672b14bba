import type { ReactNode } from 'react'

import { company } from '#content/company.ts'

/** For `t.rich`: our telephone number, which is dialled where it is pressed. */
export const phoneLink = (words: ReactNode) => (
  <a href={company.phone.href} className="font-semibold whitespace-nowrap underline underline-offset-4">
    {words}
  </a>
)
