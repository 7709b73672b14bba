import { company } from '#content/company.ts'
import type { Letter, Opening, StagedCar } from '#words/blocks.ts'
import { escape, shown } from './escape.ts'
import { htmlOf, titled, withDial } from './html-blocks.ts'
import { color, LARGE_CAR, SMALL_CAR, style } from './style.ts'

/** Content ids of the pictures that travel with the letter. */
export const CAR = 'car@letter'
export const MARK = 'mark@letter'

/**
 * The stage on which a letter opens: word mark and car. The text is beside the picture, on the same ground, because mail
 * programs show no text over a picture; on a phone the picture moves below it and is as wide as the letter.
 */
export function stageHtml(car: StagedCar | null | undefined): string {
  if (!car)
    return `<tr><td class="pad" bgcolor="${color.stage}" style="padding:30px 36px;${ground};${style.dusk}">${wordMark()}</td></tr>`
  return car.small === true ? smallStage(car) : largeStage(car)
}

const ground = `background-color:${color.stage}`

function largeStage(car: StagedCar): string {
  const [type, name, similar] = car.lines
  return rowOnStage(
    `<td class="side words" valign="top" style="padding:28px 0 28px 36px${lightOf(car, style.glow)}"><div style="padding-bottom:44px" class="mark">${wordMark()}</div>
<p style="${style.type}">${shown(type)}</p><p style="${style.car}">${shown(name)}</p><p style="${style.similar}">${escape(similar)}</p></td>`,
    pictureCell(car, 'side', LARGE_CAR),
  )
}

/** The same stage, calm: the car of a rental that does not take place, beside its name on every screen. */
function smallStage(car: StagedCar): string {
  const [type, name] = car.lines
  return rowOnStage(
    `<td class="beside" valign="top" style="padding:24px 0 20px 36px${lightOf(car, style.smallGlow)}"><div style="padding-bottom:20px">${wordMark()}</div>
<p style="${style.type}">${shown(type)}</p><p style="${style.smallCar}">${shown(name)}</p></td>`,
    pictureCell(car, 'small', SMALL_CAR),
  )
}

const rowOnStage = (words: string, picture: string): string =>
  `<tr><td bgcolor="${color.stage}" style="${ground}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
${words}${picture}
</tr></table></td></tr>`

/** The light of the picture goes on under the words beside it. Only a car that we rendered has one. */
const lightOf = ({ body }: StagedCar, glow: string): string => (body === undefined ? '' : `;${glow}`)

/** @param name its class, which a phone shows in its own way (frame-html.ts) */
function pictureCell({ body, alt }: StagedCar, name: string, size: { width: number; height: number }): string {
  if (body === undefined) return ''
  return `<td class="${name}" width="${size.width}" valign="bottom" bgcolor="${color.stage}" style="${ground};line-height:0"><img class="car" src="cid:${CAR}" width="${size.width}" height="${size.height}" alt="${escape(alt)}" style="${style.picture}"></td>`
}

const tones: Record<Opening['tone'], string> = {
  good: color.success,
  waiting: color.amber800,
  over: color.ink500,
  danger: color.danger,
}

/** Heading of the letter. If it is about a rental: what its reader opened it for, the reference and the button. */
export function openingHtml({ heading, opening }: Letter): string {
  if (opening === undefined) return `<h1 style="${style.heading1}">${titled(heading)}</h1>`
  const { under, dial, warning, reference, action } = opening
  const number =
    reference === null
      ? ''
      : `<p style="${style.reference}"><span style="${style.referenceLabel}">${shown(reference.label)}</span>${reference.lines.map(shown).join('<br>')}</p>`
  return [
    headline(heading, opening),
    under === undefined ? '' : `<p style="${style.under}">${withDial(under, dial)}</p>`,
    warning === undefined ? '' : `<p style="${style.warning}">${shown(warning)}</p>`,
    number,
    ...action.map(htmlOf),
  ].join('\n')
}

/** Words of the event with what joins them to the lead: a colon, or nothing if the lead goes on in lower case. */
export const eventBefore = (event: string, lead: readonly string[]): string =>
  /^\p{Ll}/u.test(lead[0] ?? '') ? event : `${event}:`

/** The lead below the heading. With an event it is the headline itself, and the heading says what it is about. */
function headline(heading: string, { tone, event, gone, lead, code }: Opening): string {
  if (lead.length === 0) return `<h1 style="${style.lead}">${titled(heading)}</h1>`
  const lines = lead.map((line) => (gone === true ? `<s style="${style.gone}">${titled(line)}</s>` : titled(line)))
  const shownLead = lines.join('<br>')
  if (event !== undefined)
    return `<p style="${style.status};color:${color.ink500}">${titled(heading)}</p>
<h1 style="${style.lead}"><span style="color:${tones[tone]}">${shown(eventBefore(event, lead).replaceAll(' ', '\u00A0'))}</span> <span style="display:inline-block">${shownLead}</span></h1>`
  return `<h1 style="${style.status};color:${tones[tone]}">${titled(heading)}</h1>
<p style="${code === true ? style.code : style.lead}">${shownLead}</p>`
}

/** The word mark is a picture, as mail programs have no font of ours; without it, its words stand there. */
const wordMark = (): string =>
  `<img src="cid:${MARK}" width="150" height="24" alt="${escape(company.wordMark.join(''))}" style="${style.wordMark}">`
