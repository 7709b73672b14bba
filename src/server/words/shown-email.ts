import { domainToUnicode } from 'node:url'

/** An address as its owner writes it: 'kunde@xn--mller-kva.example' is shown as 'kunde@müller.example'. */
export function shownEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at)
  return `${email.slice(0, at)}${/(^|\.)xn--/i.test(domain) ? domainToUnicode(domain) : domain}`
}
