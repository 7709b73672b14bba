import { company } from '#content/company.ts'

const numbers = [company.phone, company.emergency]
const written = numbers.map(({ text }) => text.replaceAll('+', String.raw`\+`)).join('|')
const reachable = new RegExp(String.raw`([\w.-]+@[\w-]+(?:\.[\w-]+)+|${written})`)

/** What a figure of a law belongs to, in either language: no line ends between them. */
const cited = /(?<=Art\.|Abs\.|Nr\.|Buchst\.|§|sections?|no\.) (?=\S)/g

/** Nor after the E of a mail in the middle of a sentence. */
const mail = /(?<= )E-Mail/g

/** Mail addresses and our phone numbers in a text can be followed. */
export function WithLinks({ text }: { readonly text: string }) {
  return text
    .replaceAll(cited, '\u00A0')
    .replaceAll(mail, 'E\u2011Mail')
    .split(reachable)
    .map((part) =>
      reachable.test(part) ? (
        <a
          key={part}
          href={numbers.find(({ text: number }) => number === part)?.href ?? `mailto:${part}`}
          className="text-petrol-600 underline underline-offset-4"
        >
          {part}
        </a>
      ) : (
        part
      ),
    )
}
