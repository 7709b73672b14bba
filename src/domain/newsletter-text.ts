/*
 * The markup in which an issue of the newsletter is written. A blank line parts two paragraphs; '## ' begins a heading,
 * '- ' an item of a list, and '[words](address)' is a link. A link by itself is a button. Everything else is text.
 */

/** Words of a paragraph; those with an address lead there. */
export type Span = string | MarkedLink

export interface MarkedLink {
  readonly words: string
  /** 'https://…', 'mailto:…', or the path of a page of ours, '/fleet'. */
  readonly to: string
}

export type Passage =
  | { readonly kind: 'text'; readonly spans: readonly Span[] }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly (readonly Span[])[] }
  | ({ readonly kind: 'button' } & MarkedLink)

const LINK = /\[([^[\]\n]+)\]\(([^()\s]+)\)/g
const HEADING = /^## *(\S.*)$/
const ITEM = /^- *(\S.*)$/

const HOST = String.raw`[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+`
const REST = String.raw`[\w\-.~!$&*+,;=:@%/?]*(?:#[\w\-.~!$&*+,;=:@%/?]*)?`
const HTTPS = new RegExp(`^https://${HOST}(?::\\d{1,5})?(?:[/?#]${REST})?$`, 'i')
const MAIL = new RegExp(String.raw`^mailto:[\w.+-]+@${HOST}$`, 'i')
const PAGE = new RegExp(`^/(?!/)${REST}$`)

/** Whether a link may lead there: to a page with a secure address, to a page of ours, or to a mail address. */
export const isAddress = (to: string): boolean => HTTPS.test(to) || MAIL.test(to) || PAGE.test(to)

/** Addresses of links that lead nowhere, as they were written. */
export const deadLinks = (text: string): string[] =>
  [...text.matchAll(LINK)].map(([, , to = '']) => to).filter((to) => !isAddress(to))

/** Parts of a text in their order. Marks that make no sense stay as they were written. */
export function passagesOf(text: string): Passage[] {
  const passages: Passage[] = []
  for (const block of text.replaceAll(/\r\n?/g, '\n').split(/\n[ \t]*\n/)) {
    let lines: string[] = []
    let items: (readonly Span[])[] = []
    const end = () => {
      if (lines.length > 0) passages.push(paragraph(lines.join(' ')))
      if (items.length > 0) passages.push({ kind: 'list', items })
      lines = []
      items = []
    }
    for (const line of block.split('\n').map((one) => one.trim())) {
      const heading = HEADING.exec(line)?.[1]
      const item = ITEM.exec(line)?.[1]
      if (line === '') continue
      if (heading !== undefined || (item === undefined && items.length > 0) || (item !== undefined && lines.length > 0))
        end()
      if (heading !== undefined) passages.push({ kind: 'heading', text: heading })
      else if (item === undefined) lines.push(line)
      else items.push(spansOf(item))
    }
    end()
  }
  return passages
}

function paragraph(line: string): Passage {
  const spans = spansOf(line)
  const [first] = spans
  return spans.length === 1 && typeof first === 'object' ? { kind: 'button', ...first } : { kind: 'text', spans }
}

function spansOf(line: string): Span[] {
  const spans: Span[] = []
  let from = 0
  for (const match of line.matchAll(LINK)) {
    const [whole, words = '', to = ''] = match
    if (!isAddress(to)) continue
    if (match.index > from) spans.push(line.slice(from, match.index))
    spans.push({ words, to })
    from = match.index + whole.length
  }
  if (from < line.length) spans.push(line.slice(from))
  return spans
}

const PREVIEW = 140

/** The beginning of a text in plain words, as an inbox shows it beside the subject. */
export function beginningOf(text: string): string {
  const first = passagesOf(text).find((passage) => passage.kind === 'text')
  const words = first?.kind === 'text' ? first.spans.map((span) => (typeof span === 'string' ? span : span.words)) : []
  const line = words.join('')
  return line.length <= PREVIEW ? line : `${line.slice(0, PREVIEW).replace(/\s+\S*$/, '')} …`
}
