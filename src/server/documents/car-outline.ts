import { ink, type Paper } from './paper.ts'

/** A car from above, its front on top, 54 by 118 points: body, windows, doors, mirrors and bonnet. */
const FROM_ABOVE = [
  'M 14 6 Q 27 -1 40 6 Q 49 9 50 22 L 51 96 Q 50 112 40 115 Q 27 119 14 115 Q 4 112 3 96 L 4 22 Q 5 9 14 6 Z',
  'M 10 36 Q 27 27 44 36 L 40 49 Q 27 45 14 49 Z',
  'M 14 91 Q 27 94 40 91 L 43 101 Q 27 107 11 101 Z',
  'M 9 41 L 12 53 L 12 88 L 8 97 M 45 41 L 42 53 L 42 88 L 46 97 M 12 70 H 8 M 42 70 H 46',
  'M 4 38 L -2 41 Q -3 45 1 45 L 4 44 M 50 38 L 56 41 Q 57 45 53 45 L 50 44',
  'M 14 12 Q 15 24 12 33 M 40 12 Q 39 24 42 33',
]

/** The same car from the side, its front on the left, 118 by 37 points: body with sill and arches, wheels, windows, doors. */
const FROM_THE_SIDE = [
  'M 35 29 H 83 A 10.5 10.5 0 0 1 104 29 H 112 Q 116 28 115.5 22 Q 115 15 110 14 L 102 12.5 Q 90 3 74 2 H 60 Q 46 3 33 12.5 L 12 15.5 Q 4 17 3 22 Q 2 28 6 29 H 14 A 10.5 10.5 0 0 1 35 29 Z',
  'M 16.5 29 a 8 8 0 1 0 16 0 a 8 8 0 1 0 -16 0 M 85.5 29 a 8 8 0 1 0 16 0 a 8 8 0 1 0 -16 0',
  'M 39 13 Q 49 5.5 60 5 L 62 13 Z M 65 5 H 74 Q 85 5.5 94 13 H 66 Z',
  'M 38 13 Q 36 21 38 29 M 64 13 V 29 M 89 13 Q 87 17 83 20.5 Q 81 24 81 29 M 55 17 H 60 M 78 17 H 83',
]

/** Outlines on which damage is marked, the front on the left. Screen readers skip them. @param side whether it stands there from the side too */
export function drawCarOutline(paper: Paper, left: number, top: number, side: boolean): void {
  paper.markContent('Artifact', { type: 'Layout' })
  paper
    .save()
    .translate(left, top + 54)
    .rotate(-90)
  draw(paper, FROM_ABOVE)
  paper.restore()
  if (side) {
    paper.save().translate(left, top + 64)
    draw(paper, FROM_THE_SIDE)
    paper.restore()
  }
  paper.endMarkedContent()
}

function draw(paper: Paper, strokes: readonly string[]): void {
  for (const stroke of strokes) paper.path(stroke).lineWidth(1).strokeColor(ink.quiet).stroke()
}
