import * as z from 'zod/mini'

/** The same in browsers and in Node, and in the types of neither, which this room does not know. */
declare const URL: { parse(address: string): { readonly hostname: string } | null }

/**
 * The address with its domain as mail servers write it: 'kunde@müller.example' is kept as
 * 'kunde@xn--mller-kva.example'. A domain that is none stays as it is, for the check to refuse.
 */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  // Nothing that an address of a page may have beside its host gets near the parser.
  if (at < 1 || !/^[\p{L}\p{N}\p{M}.-]+$/u.test(domain) || !/\P{ASCII}/u.test(domain)) return address
  return `${address.slice(0, at)}@${URL.parse(`https://${domain}`)?.hostname ?? domain}`
}

const isAddress = (text: string): boolean => z.regexes.email.test(text)

/** An e-mail address; its domain may have letters beyond ASCII, the part before the @ may not. */
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
