import type { Amount, Block, Button, Fact, Link, Span } from '#words/blocks.ts'
import { telUrl } from './dial.ts'
import { escape, shown } from './escape.ts'
import { color, style } from './style.ts'

/** The blocks of a letter. Facts after facts are one table, so that the rows between them are as tall as the others. */
export function htmlOfAll(blocks: readonly Block[]): string {
  const joined: Block[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    if (block.kind === 'facts' && last?.kind === 'facts')
      joined[joined.length - 1] = { kind: 'facts', rows: [...last.rows, ...block.rows] }
    else joined.push(block)
  }
  return joined.map(htmlOf).join('\n')
}

export function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p style="${style.text}">${linked(block.text, block.link)}</p>`
    case 'small': {
      const term = block.term === undefined ? '' : `<span style="${style.term}">${shown(block.term)}:</span> `
      return `<p style="${style.small}">${term}${linked(block.text, block.link)}</p>`
    }
    case 'heading': {
      const rule = block.apart === true ? `;margin-top:36px;border-top:1px solid ${color.line}` : ''
      return `<h2 style="${style.heading2};padding:26px 0 12px${rule}">${titled(block.text)}</h2>`
    }
    case 'quote':
      return `<blockquote style="${style.quote}">${block.lines.map(escape).join('<br>')}</blockquote>`
    case 'list':
      return list(block.items.map(shown))
    case 'passage':
      return `<p style="${style.text}">${passage(block.spans)}</p>`
    case 'passages':
      return list(block.items.map(passage))
    case 'button':
      return button(block)
    case 'facts':
      return table('stack', block.rows.map(factRow))
    case 'amounts':
      return table('', block.rows.map(amountRow))
    case 'command':
      return `<p style="${style.small};margin-bottom:6px">${escape(block.text)}</p><p style="${block.first ? style.firstCommand : style.command}">${tokens(block.command)}</p>`
  }
}

/** A heading whose last word does not stand alone on a line, unless it would then be wider than a phone. */
export const titled = (text: string): string => shown(text).replace(/(?<=(?:^| )\S{1,12}) (?=\S{1,12}$)/, '\u00A0')

/** Our own telephone numbers, as `company` and the branches have them. */
const TELEPHONE = /\+\d[\d \u00A0\u2011-]{6,}\d/g

/** One of our sentences, in which telephone numbers can be tapped. One that a stranger typed must not come here. */
export const sentence = (text: string): string => shown(text).replaceAll(TELEPHONE, dialled)

function linked(text: string, link: Link | undefined): string {
  if (link === undefined) return sentence(text)
  return shown(text).replace(shown(link.words), anchor(link.url, shown(link.words)))
}

/** A telephone number that a tap dials. */
export const dialled = (number: string): string => anchor(telUrl(number), shown(number))

const anchor = (url: string, words: string): string =>
  `<a href="${escape(url)}" style="${style.link};white-space:nowrap">${words}</a>`

const list = (items: readonly string[]): string =>
  `<ul style="${style.text};padding-left:22px">${items.map((item) => `<li style="margin-bottom:4px">${item}</li>`).join('')}</ul>`

/** Words with links, which may be longer than a line. */
const passage = (spans: readonly Span[]): string =>
  spans
    .map((span) =>
      typeof span === 'string'
        ? shown(span)
        : `<a href="${escape(span.url)}" style="${style.link}">${shown(span.words)}</a>`,
    )
    .join('')

/** A command whose words and options do not break, unless one is wider than a phone. */
const tokens = (command: string): string =>
  (command.match(/--\S+ \S+|\S+/g) ?? [])
    .map((token) => (token.length > 36 ? escape(token) : `<span style="white-space:nowrap">${escape(token)}</span>`))
    .join(' ')

function table(className: string, rows: readonly string[]): string {
  const named = className === '' ? '' : ` class="${className}"`
  return `<table role="presentation"${named} width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 12px">${rows.join('')}</table>`
}

function factRow({ label, lines, dial, mark, strong, verbatim }: Fact): string {
  const [first = '', ...more] = lines.map((line) => withDial(line, dial))
  const rest = more.map((line) => `<br><span style="${verbatim ? style.verbatim : style.more}">${line}</span>`).join('')
  const look = [style.value, strong ? style.found : '', verbatim ? style.verbatim : ''].filter(Boolean).join(';')
  const marked = mark === undefined ? '' : ` <span style="${style.mark}">(${escape(mark)})</span>`
  return `<tr><td class="label" width="32%" style="${style.label}">${shown(label)}${marked}</td><td class="value" style="${look}">${first}${rest}</td></tr>`
}

/** A line with the telephone number in it that a tap dials. */
export const withDial = (line: string, dial: string | undefined): string =>
  dial === undefined ? shown(line) : shown(line).replace(shown(dial), dialled(dial))

function amountRow({ label, amount, strong, note }: Amount): string {
  const extra = strong === true ? `;${style.strong}` : ''
  const why = note === undefined ? '' : `<br><span style="${style.more}">${shown(note)}</span>`
  return `<tr><td style="${style.item}${extra}">${shown(label)}${why}</td><td style="${style.amount}${extra}">${shown(amount)}</td></tr>`
}

function button({ label, url, quiet }: Button): string {
  const look = quiet === true ? style.quietButton : style.button
  const ground = quiet === true ? '' : ` bgcolor="${color.petrol600}"`
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:12px 0 24px"><tr><td${ground} style="border-radius:999px"><a href="${escape(url)}" style="${look}">${escape(label)}</a></td></tr></table>`
}
