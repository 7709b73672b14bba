import { company } from '#content/company.ts'
import type { Block, Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { imprintLines } from '#words/imprint-lines.ts'
import { pageUrl } from '#words/page-urls.ts'
import { fill } from '#words/words.ts'

/** Plain-text twin of the HTML letter, for readers and filters without HTML. */
export function frameText(letter: Letter, context: LetterContext): string {
  const { words } = context
  const { links } = words.frame
  return [
    `${company.name}\n${'='.repeat(company.name.length)}`,
    letter.heading,
    letter.greeting,
    ...letter.blocks.map(textOf),
    `${words.frame.closing}\n${fill(words.frame.signature, { company: company.name })}`,
    ...(letter.postscript === undefined ? [] : [letter.postscript]),
    `-- \n${imprintLines(words).join('\n')}`,
    [
      `${links.imprint}: ${pageUrl(context, '/Imprint')}`,
      `${links.privacy}: ${pageUrl(context, '/Privacy')}`,
      `${links.terms}: ${pageUrl(context, '/Terms')}`,
    ].join('\n'),
  ].join('\n\n')
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'small':
      return block.text
    case 'heading':
      return `${block.text}\n${'-'.repeat(block.text.length)}`
    case 'quote':
      return block.lines.map((line) => `> ${line}`).join('\n')
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n')
    case 'button':
      return `${block.label}:\n${block.url}`
    case 'facts':
      return block.rows
        .map(({ label, lines }) => `${label}:\n${lines.map((line) => `  ${line}`).join('\n')}`)
        .join('\n')
    case 'amounts':
      return block.rows.map(({ label, amount }) => `${label}: ${amount}`).join('\n')
  }
}
