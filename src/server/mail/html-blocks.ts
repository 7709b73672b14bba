import type { Amount, Block, Button, Fact } from '#words/blocks.ts'
import { escape, shown } from './escape.ts'
import { color, style } from './style.ts'

export function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p style="${style.text}">${shown(block.text)}</p>`
    case 'small':
      return `<p style="${style.small}">${shown(block.text)}</p>`
    case 'heading':
      return `<h2 style="${style.heading2};padding:24px 0 12px">${shown(block.text)}</h2>`
    case 'quote':
      return `<blockquote style="${style.quote}">${block.lines.map(escape).join('<br>')}</blockquote>`
    case 'list':
      return `<ul style="${style.text};padding-left:22px">${block.items.map((item) => `<li style="margin-bottom:4px">${shown(item)}</li>`).join('')}</ul>`
    case 'button':
      return button(block)
    case 'facts':
      return table('stack', block.rows.map(factRow))
    case 'amounts':
      return table('', block.rows.map(amountRow))
  }
}

function table(className: string, rows: readonly string[]): string {
  const named = className === '' ? '' : ` class="${className}"`
  return `<table role="presentation"${named} width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 12px">${rows.join('')}</table>`
}

function factRow({ label, lines }: Fact): string {
  const [first = '', ...more] = lines
  const rest = more.map((line) => `<br><span style="${style.more}">${shown(line)}</span>`).join('')
  return `<tr><td class="label" width="32%" style="${style.label}">${shown(label)}</td><td class="value" style="${style.value}">${shown(first)}${rest}</td></tr>`
}

function amountRow({ label, amount, strong }: Amount): string {
  const extra = strong === true ? `;${style.strong}` : ''
  return `<tr><td style="${style.value}${extra}">${shown(label)}</td><td style="${style.amount}${extra}">${shown(amount)}</td></tr>`
}

function button({ label, url }: Button): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr><td bgcolor="${color.petrol600}" style="border-radius:999px"><a href="${escape(url)}" style="${style.button}">${escape(label)}</a></td></tr></table>`
}
