import { company } from '#content/company.ts'
import type { Block, Letter, Link } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { imprintLines } from '#words/imprint-lines.ts'
import { pageUrl } from '#words/page-urls.ts'
import { passageText } from '#words/passage-text.ts'
import { fill } from '#words/words.ts'
import { eventBefore } from './frame-head.ts'

/** Plain-text twin of the HTML letter, for readers and filters without HTML. */
export function frameText(letter: Letter, context: LetterContext): string {
  const { words } = context
  const { links } = words.frame
  return [
    `${company.name}\n${'='.repeat(company.name.length)}`,
    letter.heading,
    ...openingText(letter),
    letter.greeting,
    ...letter.blocks.map(textOf),
    letter.greeting === null
      ? null
      : `${words.frame.closing}\n${fill(words.frame.signature, { company: company.name })}`,
    letter.foot === undefined ? null : textOf({ kind: 'small', ...letter.foot }),
    `-- \n${imprintLines(words).join('\n')}`,
    [
      `${links.imprint}: ${pageUrl(context, '/Imprint')}`,
      `${links.privacy}: ${pageUrl(context, '/Privacy')}`,
      `${links.terms}: ${pageUrl(context, '/Terms')}`,
    ].join('\n'),
  ]
    .filter((part) => part !== null)
    .join('\n\n')
}

/** First view below the heading, with the car in words. */
function openingText({ opening }: Letter): string[] {
  if (opening === undefined) return []
  const { event, under = '', warning = '', reference, action, car } = opening
  const lead = event === undefined ? opening.lead : [`${eventBefore(event, opening.lead)} ${opening.lead.join('\n')}`]
  const name = car === null ? '' : `${car.lines[0]}: ${car.lines[1]} ${car.lines[2]}`
  return [
    [...lead, under, name].filter(Boolean).join('\n'),
    warning,
    textOf({ kind: 'facts', rows: reference === null ? [] : [reference] }),
    ...action.map(textOf),
  ].filter(Boolean)
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'text':
      return withLink(block.text, block.link)
    case 'small':
      return withLink(block.term === undefined ? block.text : `${block.term}: ${block.text}`, block.link)
    case 'heading':
      return `${block.text}\n${'-'.repeat(block.text.length)}`
    case 'quote':
      return block.lines.map((line) => `> ${line}`).join('\n')
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n')
    case 'passage':
      return passageText(block.spans)
    case 'passages':
      return block.items.map((item) => `- ${passageText(item)}`).join('\n')
    case 'button':
      return `${block.label}:\n${block.url}`
    case 'facts':
      return block.rows
        .map(
          ({ label, lines, mark }) =>
            `${label}${mark === undefined ? '' : ` (${mark})`}:\n${lines.map((line) => `  ${line}`).join('\n')}`,
        )
        .join('\n')
    case 'amounts':
      return block.rows
        .map(({ label, amount, note }) => `${label}: ${amount}${note === undefined ? '' : `\n  ${note}`}`)
        .join('\n')
    case 'command':
      return `${block.text}\n    ${block.command}`
  }
}

const withLink = (text: string, link: Link | undefined): string => (link === undefined ? text : `${text}\n${link.url}`)
