import { ink, type Paper } from './paper.ts'

/** A car from above, its front on top, 54 by 118 points: body, windows, doors, mirrors and bonnet. */
const STROKES = [
  'M 14 6 Q 27 -1 40 6 Q 49 9 50 22 L 51 96 Q 50 112 40 115 Q 27 119 14 115 Q 4 112 3 96 L 4 22 Q 5 9 14 6 Z',
  'M 10 36 Q 27 27 44 36 L 40 49 Q 27 45 14 49 Z',
  'M 14 91 Q 27 94 40 91 L 43 101 Q 27 107 11 101 Z',
  'M 9 41 L 12 53 L 12 88 L 8 97 M 45 41 L 42 53 L 42 88 L 46 97 M 12 70 H 8 M 42 70 H 46',
  'M 4 38 L -2 41 Q -3 45 1 45 L 4 44 M 50 38 L 56 41 Q 57 45 53 45 L 50 44',
  'M 14 12 Q 15 24 12 33 M 40 12 Q 39 24 42 33',
]

/** Outline on which damage is marked, its front on the left. Screen readers skip it. */
export function drawCarOutline(paper: Paper, left: number, top: number): void {
  paper.markContent('Artifact', { type: 'Layout' })
  paper
    .save()
    .translate(left, top + 54)
    .rotate(-90)
  for (const stroke of STROKES) paper.path(stroke).lineWidth(0.75).strokeColor(ink.edge).stroke()
  paper.restore()
  paper.endMarkedContent()
}
