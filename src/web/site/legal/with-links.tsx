import { company } from '../../../content/company.ts'

const reachable = /([\w.-]+@[\w-]+(?:\.[\w-]+)+|\(030\) [\d-]+)/

/** What a figure of a law belongs to, in either language: no line ends between them. */
const cited = /(?<=Art\.|Abs\.|Nr\.|Buchst\.|§|sections?|no\.) (?=\S)/g

/** Nor after the E of a mail in the middle of a sentence. */
const mail = /(?<= )E-Mail/g

/** Mail addresses and our phone number in a text can be followed. */
export function WithLinks({ text }: { readonly text: string }) {
  return text
    .replaceAll(cited, '\u00A0')
    .replaceAll(mail, 'E\u2011Mail')
    .split(reachable)
    .map((part) =>
      reachable.test(part) ? (
        <a
          key={part}
          href={part.includes('@') ? `mailto:${part}` : company.phone.href}
          className="text-petrol-600 underline underline-offset-4"
        >
          {part}
        </a>
      ) : (
        part
      ),
    )
}
