import path from 'node:path'

import { bodyOf } from '#content/car-body.ts'
import { carFrames } from '#content/car-pictures.ts'
import { toInstant } from '#domain/period.ts'
import { clock, plural, shortDate, zoneName } from '#words/format.ts'
import { fill, wordsIn, wordsOf } from '#words/words.ts'
import { agreementWords } from './agreement-words.ts'
import type { Agreement } from './agreement.ts'
import { drawDashes, drawTicket } from './ticket-outline.ts'
import { ink, page, type Paper } from './paper.ts'
import { writeHead, type Writer } from './writer.ts'

const cars = path.join(import.meta.dirname, 'cars')
/** Picture of the car and the floor that it stands on, in points. */
const CAR = { width: 254, floor: 118 }

/** Word mark and title; beside them the car, on paper, because a stage in colour prints badly on most printers. */
export function writeAgreementHead(writer: Writer, agreement: Agreement, title: string, note: string): void {
  const { paper, add } = writer
  const floor = page.top + CAR.floor
  writeHead(writer, title, note, floor - 50)
  const body = bodyOf(agreement.vehicle.image ?? '')
  if (body !== undefined) {
    const height = (CAR.width * 21) / 40
    const left = page.width - page.right - CAR.width * carFrames[body].right
    const top = floor - height * carFrames[body].wheelY
    const alt = fill(wordsIn(agreement.language).facts.pictureAlt, { type: className(agreement) })
    add('Figure', () => paper.image(path.join(cars, `${body}.jpg`), left, top, { width: CAR.width, height }), {
      alt,
      bbox: [left, top, left + CAR.width, top + height],
    })
  }
  paper.y = floor + 14
}

export function className({ vehicle, language, named }: Agreement): string {
  const { classes } = wordsOf(language, named)
  return (classes as Readonly<Record<string, string>>)[vehicle.classCode] ?? vehicle.classCode
}

const INSET = 20
const LEG = 172
/** Where each end of the rental begins. */
const legs = { pickup: page.left + INSET, dropoff: page.width - page.right - INSET - LEG } as const
/** Baselines within the ticket, in points from its upper edge. */
const LINES = { label: 15, date: 28, place: 47 }
const PAD = 12
/** Points around dashes. */
const AIR = 7

/** Pick-up, length and return as on a ticket: on one line, with dashes from one day to the other. */
export function writeLegs(writer: Writer, agreement: Agreement): void {
  const { paper } = writer
  const { language, price } = agreement
  const { period } = agreementWords(language)
  const top = paper.y
  const days = fill(plural(price.days, period.days, language), { count: price.days })
  const from = legs.pickup + paper.font('display').fontSize(12).widthOfString(dayOf(agreement, 'pickup')) + AIR
  const to = legs.dropoff - AIR
  const middle = { width: to - from, align: 'center', lineBreak: false } as const
  let below = top
  const leg = (end: 'pickup' | 'dropoff') => ({
    label() {
      paper.font('text').fontSize(8.5).fillColor(ink.quiet)
      paper.text(legLabel(agreement, end), legs[end], top + LINES.label, { width: LEG })
    },
    value() {
      drawLeg(paper, agreement, end, { x: legs[end], top })
      below = Math.max(below, paper.y)
    },
  })
  const length = {
    label() {
      paper.font('text').fontSize(8.5).fillColor(ink.quiet)
      paper.text(period.length, from, top + LINES.label, middle)
    },
    value() {
      paper.font('strong').fontSize(9.5).fillColor(ink.text)
      paper.text(days, from, top + LINES.date + 1.5, middle)
    },
  }
  writer.addPairs([leg('pickup'), length, leg('dropoff')])
  const height = below + PAD - top
  drawTicket(paper, top, height)
  const dashes = (to - from - paper.font('strong').fontSize(9.5).widthOfString(days)) / 2 - AIR
  for (const x of [from, to - dashes]) drawDashes(paper, x, x + dashes, top + LINES.date + 7.5)
  paper.y = top + height
}

/** 'Abholung (MEZ)': the clocks may change during a rental. */
function legLabel({ language, start, end: until }: Agreement, end: 'pickup' | 'dropoff'): string {
  const zone = zoneName(toInstant(end === 'pickup' ? start : until), language)
  return fill(agreementWords(language).period.leg, { end: wordsIn(language).facts[end], zone })
}

function dayOf({ language, start, end: until }: Agreement, end: 'pickup' | 'dropoff'): string {
  const time = end === 'pickup' ? start : until
  return `${shortDate(time, language)}, ${clock(time)}`
}

function drawLeg(paper: Paper, agreement: Agreement, end: 'pickup' | 'dropoff', at: { x: number; top: number }): void {
  const { language } = agreement
  const { names, details, street, city } = agreement[end]
  const shape = { width: LEG, lineGap: 1 }
  paper.font('display').fontSize(12).fillColor(ink.text)
  paper.text(dayOf(agreement, end), at.x, at.top + LINES.date, shape)
  paper
    .font('strong')
    .fontSize(9.5)
    .text(names[language], at.x, at.top + LINES.place, shape)
  paper.font('text').fontSize(8.5).fillColor(ink.quiet)
  paper.text([details[language], `${street}, ${city}`].filter(Boolean).join('\n'), shape)
}
