import { ink, page, textWidth, type Paper } from './paper.ts'

const RADIUS = 10
const NOTCH = 7

/** Outline of a ticket over the whole width: round corners, and a notch left and right. Screen readers skip it. */
export function drawTicket(paper: Paper, top: number, height: number): void {
  const [left, right] = [page.left, page.left + textWidth]
  const [middle, bottom] = [top + height / 2, top + height]
  const outline = [
    `M ${left + RADIUS} ${top} H ${right - RADIUS} Q ${right} ${top} ${right} ${top + RADIUS}`,
    `V ${middle - NOTCH} A ${NOTCH} ${NOTCH} 0 0 0 ${right} ${middle + NOTCH}`,
    `V ${bottom - RADIUS} Q ${right} ${bottom} ${right - RADIUS} ${bottom}`,
    `H ${left + RADIUS} Q ${left} ${bottom} ${left} ${bottom - RADIUS}`,
    `V ${middle + NOTCH} A ${NOTCH} ${NOTCH} 0 0 0 ${left} ${middle - NOTCH}`,
    `V ${top + RADIUS} Q ${left} ${top} ${left + RADIUS} ${top} Z`,
  ]
  paper.markContent('Artifact', { type: 'Layout' })
  paper.path(outline.join(' ')).lineWidth(0.75).strokeColor(ink.edge).stroke()
  paper.endMarkedContent()
}

/** The way from one end of a ticket to the other. Screen readers skip it. */
export function drawDashes(paper: Paper, from: number, to: number, y: number): void {
  paper.markContent('Artifact', { type: 'Layout' })
  paper.moveTo(from, y).lineTo(to, y).lineWidth(0.75).dash(3, { space: 3 }).strokeColor(ink.quiet).stroke().undash()
  paper.endMarkedContent()
}
