import { href, languageOf, pageOf } from '#i18n/links.ts'
import type { ApiError } from './call-server.ts'

/** Pages of the back office, whose door asks for the second factor itself. */
const office = /^(\/en)?\/staff(\/|$)/

/** Leads staff without a second factor to setting one up. The caller passes every refusal of a member's call. */
export function leadOn({ code }: ApiError): void {
  if (code !== 'second_factor_missing') return
  const { pathname } = window.location
  if (office.test(pathname)) return
  if (pageOf(pathname) !== 'settings') window.location.replace(href(languageOf(pathname), 'settings'))
}
