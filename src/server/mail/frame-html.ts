import { company } from '#content/company.ts'
import type { Block, Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { escape, shown } from './escape.ts'
import { htmlOf } from './html-blocks.ts'
import { imprintLines } from '#words/imprint-lines.ts'
import { pageUrl } from '#words/page-urls.ts'
import { color, style } from './style.ts'
import { fill } from '#words/words.ts'

/** HTML frame of tables and inline styles, which Outlook, Gmail and Apple Mail all understand. It loads nothing. */
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
<style>@media (max-width:480px){.pad{padding-left:24px!important;padding-right:24px!important}.stack td{display:block!important;width:auto!important}.stack .label{padding-bottom:0!important}.stack .value{border-top:0!important;padding-top:2px!important}}</style>
</head>
<body style="margin:0;padding:0;background:${color.sand}">
<div style="display:none;max-height:0;overflow:hidden">${escape(letter.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${color.sand}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:620px;background:${color.paper};border-radius:20px;overflow:hidden">
<tr><td class="pad" style="padding:26px 40px;background:${color.petrol800}">${wordMark()}</td></tr>
<tr><td class="pad" style="padding:36px 40px 12px">
<h1 style="${style.heading1}">${shown(letter.heading)}</h1>
<p style="${style.text}">${escape(letter.greeting)}</p>
${letter.blocks.map((block: Block) => htmlOf(block)).join('\n')}
<p style="${style.text};margin-top:28px">${escape(words.frame.closing)}<br>${escape(fill(words.frame.signature, { company: company.name }))}</p>
${letter.postscript === undefined ? '' : `<p style="${style.small}">${escape(letter.postscript)}</p>`}
</td></tr>
<tr><td class="pad" style="padding:20px 40px 28px;border-top:1px solid ${color.line}">${footer(context)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function wordMark(): string {
  const [first, second] = company.wordMark
  return `<span style="${style.wordMark}">${escape(first)}<span style="color:${color.amber500}">${escape(second)}</span></span>`
}

function footer(context: LetterContext): string {
  const { links } = context.words.frame
  const link = (label: string, path: string) =>
    `<a href="${escape(pageUrl(context, path))}" style="${style.link}">${escape(label)}</a>`
  return [
    `<p style="${style.footer}">${imprintLines(context.words).map(escape).join('<br>')}</p>`,
    `<p style="${style.footer}">${[link(links.imprint, '/Imprint'), link(links.privacy, '/Privacy'), link(links.terms, '/Terms')].join(' · ')}</p>`,
  ].join('\n')
}
