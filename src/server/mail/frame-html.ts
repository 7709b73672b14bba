import { company } from '#content/company.ts'
import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { escape } from './escape.ts'
import { openingHtml, stageHtml } from './frame-head.ts'
import { htmlOf, htmlOfAll, sentence } from './html-blocks.ts'
import { imprintLines } from '#words/imprint-lines.ts'
import { pageUrl } from '#words/page-urls.ts'
import { onPhone } from './phone-style.ts'
import { color, style } from './style.ts'
import { fill } from '#words/words.ts'

/** HTML frame of tables and inline styles, which Outlook, Gmail and Apple Mail all understand. It loads nothing; its picture comes with it. */
export function frameHtml(letter: Letter, context: LetterContext): string {
  const { language, words } = context
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light only">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${escape(letter.subject)}</title>
<style>${onPhone}</style>
</head>
<body style="margin:0;padding:0;background:${color.sand}">
<div style="display:none;max-height:0;overflow:hidden">${escape(letter.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${color.sand}"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${color.paper};border-radius:20px;overflow:hidden">
${stageHtml(letter.opening?.car)}
<tr><td class="pad" style="padding:32px 36px 12px">
${openingHtml(letter)}
${letter.greeting === null ? '' : `<p style="${style.text}${letter.opening === undefined ? '' : ';padding-top:8px'}">${escape(letter.greeting)}</p>`}
${htmlOfAll(letter.blocks)}
${letter.greeting === null ? '' : `<p style="${style.text};margin-top:28px">${escape(words.frame.closing)}<br>${escape(fill(words.frame.signature, { company: company.name }))}</p>`}
</td></tr>
<tr><td class="pad" style="padding:20px 36px 28px;border-top:1px solid ${color.line}">${fallback(letter, context)}${lastLine(letter)}${footer(context)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
}

const lastLine = ({ foot }: Letter): string => (foot === undefined ? '' : htmlOf({ kind: 'small', ...foot }))

/** The addresses of the buttons, for readers whose buttons do not open. A telephone number stands beside its button. */
function fallback({ opening, blocks }: Letter, { words }: LetterContext): string {
  const buttons = [...(opening?.action ?? []), ...blocks]
    .filter((block) => block.kind === 'button')
    .filter(({ url }) => !url.startsWith('tel:'))
  if (buttons.length === 0) return ''
  const links = buttons.map(
    ({ url }) => `<br><a href="${escape(url)}" style="${style.link};word-break:break-all">${escape(url)}</a>`,
  )
  return `<p style="${style.footer};margin-bottom:16px">${escape(words.frame.linkHint)}${links.join('')}</p>\n`
}

/** On a phone a line ends before its last part, whose dot would otherwise hang at the end. */
const cut = (line: string): string => line.replace(/ · (?=[^·]*$)/, '<span class="cut"> · </span>')

function footer(context: LetterContext): string {
  const { links } = context.words.frame
  const link = (label: string, path: string) =>
    `<a href="${escape(pageUrl(context, path))}" style="${style.link}">${escape(label)}</a>`
  return [
    `<p style="${style.footer}">${imprintLines(context.words).map(sentence).map(cut).join('<br>')}</p>`,
    `<p style="${style.footer}">${[link(links.imprint, '/Imprint'), link(links.privacy, '/Privacy'), link(links.terms, '/Terms')].join(' · ')}</p>`,
  ].join('\n')
}
