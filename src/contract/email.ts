import * as z from 'zod/mini'

/** Browsers and Node share this part of `URL`. It is declared here because this room has the types of neither. */
declare const URL: { parse(address: string): { readonly hostname: string } | null }

/**
 * The address with its domain as mail servers write it: 'kunde@müller.example' becomes
 * 'kunde@xn--mller-kva.example'. An invalid domain stays as it is, for the check to refuse.
 */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  // The parser must see a host only: no port, path or other part of a URL.
  if (at < 1 || !/^[\p{L}\p{N}\p{M}.-]+$/u.test(domain) || !/\P{ASCII}/u.test(domain)) return address
  return `${address.slice(0, at)}@${URL.parse(`https://${domain}`)?.hostname ?? domain}`
}

const isAddress = (text: string): boolean => z.regexes.email.test(text)

/** Email address. Its domain may have letters beyond ASCII, the part before the @ may not. */
export const email = z
  .string()
  .check(
    z.trim(),
    z.maxLength(254),
    z.overwrite(withAsciiDomain),
    z.maxLength(254),
    z.refine(isAddress, 'invalid_email'),
    z.meta({ format: 'idn-email' }),
  )
