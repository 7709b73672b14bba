import type { Letter } from '#words/blocks.ts'
import { unbroken } from '#content/unbroken.ts'
import { branchOf, shortBranchName } from '#words/branch.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { moment, shortMoment } from './rental-blocks.ts'
import { factsOf } from './staff-letter.ts'
import { commandBlocks, fill } from '#words/words.ts'

/** As in the other letters to a branch: new is good, changed waits for somebody. */
const tones = { new: 'good', changed: 'waiting', gone: 'danger' } as const

/** Tells both branches about a drive between them: the car, the route and the time. */
export function staffDrive(data: LetterData['staff_drive'], context: LetterContext): Letter {
  const { words } = context
  const text = words.staffDrive
  const values = {
    plate: data.plate,
    from: shortBranchName(data.from, context),
    to: shortBranchName(data.to, context),
    leaves: moment(data.leaves, context),
    id: data.driveId,
  }
  const place = (id: number) => branchOf(id, context).details[context.language]
  const places = [
    { label: text.car, lines: [`${data.plate}, ${data.vehicle}`] },
    { label: text.from, lines: [values.from, place(data.from)].filter(Boolean) },
    { label: text.to, lines: [values.to, place(data.to)].filter(Boolean) },
  ]
  const times = [
    [text.earliest, data.earliest === null ? text.now : moment(data.earliest, context)],
    [text.leaves, moment(data.leaves, context)],
    [text.arrives, moment(data.arrives, context)],
  ] as const
  return {
    subject: fill(text.subject[data.what], values),
    preview: fill(text.preview[data.what], values),
    heading: fill(text.heading, values),
    opening: {
      car: null,
      tone: tones[data.what],
      event: text.event[data.what],
      gone: data.what === 'gone',
      lead: [shortMoment(data.leaves, context), `${unbroken(values.from)} →\u00A0${unbroken(values.to)}`],
      ...(data.what !== 'gone' && { under: fill(text.under, { arrives: shortMoment(data.arrives, context) }) }),
      reference: null,
      action: [],
    },
    greeting: null,
    blocks: [
      { kind: 'text', text: text.intro[data.what] },
      { kind: 'heading', text: text.about },
      {
        kind: 'facts',
        rows: [...places, ...factsOf(times).map((row) => ({ ...row, strong: row.label === text.leaves }))],
      },
      ...(data.what === 'gone' ? [] : commandBlocks(text.commands, values, words)),
    ],
  }
}
