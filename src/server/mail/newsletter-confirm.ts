import { newsletterConsent } from '#content/consent.ts'
import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { linkLetter } from './link-letter.ts'

/** Double opt-in: asks the owner of the address to confirm the subscription. Contains no advertising (UWG § 7). */
export function newsletterConfirm(data: LetterData['newsletter_confirm'], context: LetterContext): Letter {
  const text = context.words.newsletterConfirm
  return linkLetter(text, '/newsletter/confirm', data, context, [
    { kind: 'heading', text: text.consentHeading },
    { kind: 'small', text: newsletterConsent[context.language] },
  ])
}
