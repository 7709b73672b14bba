import { company } from '#content/company.ts'
import { bound } from '#content/unbroken.ts'

const numbers = [company.phone, company.emergency]
const written = numbers.map(({ text }) => text.replaceAll('+', String.raw`\+`)).join('|')
const reachable = new RegExp(String.raw`([\w.-]+@[\w-]+(?:\.[\w-]+)+|${written})`)

/** Mail addresses and our phone numbers in a text can be followed. */
export function WithLinks({ text }: { readonly text: string }) {
  return bound(text)
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
