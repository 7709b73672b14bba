import { randomUUID } from 'node:crypto'

import { newsletterConsent } from '#content/consent.ts'
import { system, type Staff } from '#domain/actor.ts'
import type { Mailer } from '#mail/mailer.ts'
import { answerContactMessage } from '#usecases/contact/answer-contact-message.ts'
import { moveContactMessage } from '#usecases/contact/move-contact-message.ts'
import { showContactMessage } from '#usecases/contact/show-contact-message.ts'
import { sendMessage } from '#usecases/contact/send-message.ts'
import { deliverLetter } from '#usecases/letter/deliver.ts'
import { confirmSubscription } from '#usecases/newsletter/confirm.ts'
import { subscribe } from '#usecases/newsletter/subscribe.ts'
import type { NewLetter } from '#usecases/context.ts'
import type { Person } from './people.ts'
import { done, visitor, type Stage } from './demo-stage.ts'

interface Message {
  ago: number
  branch: 1 | 3 | null
  words: string
  /** Whether somebody writes who has a car of ours right now. */
  rents?: true
}

/** Messages of the contact form: minutes before now, for which branch, and the words. */
export const messages: readonly Message[] = [
  {
    ago: 2_700,
    branch: 1,
    words:
      'Guten Tag, haben Sie für Samstag einen Transporter mit Anhängerkupplung? Wir ziehen innerhalb von Berlin um.',
  },
  { ago: 1_600, branch: 3, words: 'I left a pair of sunglasses in the car yesterday. Could you have a look?' },
  {
    ago: 700,
    branch: 3,
    words: 'Mein Rückflug landet erst um 23:40 Uhr. Kann ich den Wagen trotzdem noch abholen, und was kostet das?',
  },
  {
    ago: 190,
    branch: 1,
    words: 'Bitte schreiben Sie die Rechnung auf die Firma Probebau GmbH um. Vielen Dank!',
    rents: true,
  },
  {
    ago: 35,
    branch: null,
    words: 'Darf ich mit dem Mietwagen nach Polen fahren? Wir wollen für drei Tage nach Stettin.',
  },
]

export async function write(
  { ctx }: Stage,
  { firstName, lastName, email, phone, language }: Person,
  { branch, words }: Message,
) {
  const sender = { name: `${firstName} ${lastName}`, email, phone, reference: '', language }
  const filled = { website: '', filledMs: 45_000, keyed: { key: randomUUID(), requestHash: Buffer.alloc(32) } }
  done(await sendMessage(ctx, visitor, { ...sender, branch, message: words, ...filled }))
}

/** Lets staff work on the messages: the oldest is answered, the next is in hand. */
export async function answerMessages({ ctx }: Stage, by: Staff): Promise<void> {
  const rows = await ctx.db.selectFrom('contact_message').select('id').orderBy('created_at').limit(2).execute()
  for (const [turn, { id }] of rows.entries()) {
    const { version } = done(await showContactMessage(ctx, by, { id })).row
    if (turn > 0) done(await moveContactMessage(ctx, by, { id, state: 'in_work', mine: true, version }))
    else done(await answerContactMessage(ctx, by, { id, text: ANSWER, version }))
  }
}

const ANSWER = 'Guten Tag, ja: Der VW Crafter hat eine Anhängerkupplung. Wir haben ihn am Samstag noch einmal frei.'

/** Asks for the newsletter. @param confirms whether the owner of the address follows the link */
export async function askForNewsletter(stage: Stage, { email, language }: Person, confirms: boolean): Promise<void> {
  await subscribe(stage.ctx, visitor, { email, language, consentVersion: newsletterConsent.version })
  if (!confirms) return
  const { token } = stage.lastLetter('newsletter_confirm', email).data
  done(await confirmSubscription(stage.ctx, visitor, token))
}

/** Takes letters and keeps none. */
const postman: Mailer = { send: async () => {}, close: () => {} }
const SECONDS_TO_SEND = 6

/** Sends the letters from before a moment, which were sent long ago. Those of the last day become files, as always. */
export async function sendLettersBefore(stage: Stage, moment: Date): Promise<void> {
  const { ctx } = stage
  const letters = await ctx.db
    .selectFrom('letter')
    .select(['id', 'created_at'])
    .where('created_at', '<', moment)
    .orderBy('created_at')
    .execute()
  for (const { id, created_at: written } of letters) {
    await stage.setClock(new Date(written.getTime() + SECONDS_TO_SEND * 1_000))
    await deliver(stage, id)
  }
}

/** Sends the letters of a kind at this moment of the demonstration. */
export async function deliverNow(stage: Stage, kind: NewLetter['kind']): Promise<void> {
  const letters = await stage.ctx.db.selectFrom('letter').select('id').where('kind', '=', kind).execute()
  for (const { id } of letters) await deliver(stage, id)
}

const deliver = ({ ctx }: Stage, id: string): Promise<void> =>
  deliverLetter(ctx, system('send_letter'), { id, mailer: postman, termsPdf: async () => Buffer.alloc(0) })
