import { company } from '#content/company.ts'

const numbers = [company.phone, company.emergency]
const written = numbers.map(({ text }) => text.replaceAll('+', String.raw`\+`)).join('|')
const reachable = new RegExp(String.raw`([\w.-]+@[\w-]+(?:\.[\w-]+)+|${written})`)

/** Space between a reference to a law and its number, in both languages, where no line may end. */
const cited = /(?<=Art\.|Abs\.|Nr\.|Buchst\.|§|sections?|no\.) (?=\S)/g

/** The word “E-Mail” within a sentence, which must not break after its E. */
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
