import { href, languageOf, pageOf } from '#i18n/links.ts'
import type { ApiError } from './call-server.ts'

/** Leads staff without a second factor to setting one up. The caller passes every refusal of a member's call. */
export function leadOn({ code }: ApiError): void {
  if (code !== 'second_factor_missing') return
  const { pathname } = window.location
  if (pageOf(pathname) !== 'settings') window.location.replace(href(languageOf(pathname), 'settings'))
}
