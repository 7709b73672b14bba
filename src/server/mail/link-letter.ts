import { company } from '#content/company.ts'
import type { Block, Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { greeting } from './greeting.ts'
import type { Owner } from './letters.ts'
import { plainOpening } from './plain-opening.ts'
import { tokenUrl, type LinkPath } from '#words/page-urls.ts'
import { fill } from '#words/words.ts'

interface Texts {
  subject: string
  preview: string
  heading: string
  intro: string
  next?: string
  /** Line above the button. */
  under: string
  action: string
  /** Advice for readers whose link has expired. */
  later?: string
  ignore: string
}

const filled = (text: string) => fill(text, { company: company.name })

/**
 * Frame of every letter with a link that expires: the link and how long it works, then the occasion.
 * @param owner may be missing
 * @param more further paragraphs, before the note for recipients who did not ask for the letter
 */
export function linkLetter(
  texts: Texts,
  path: LinkPath,
  { token, ...owner }: { token: string } & Partial<Owner>,
  context: LetterContext,
  more: readonly Block[] = [],
): Letter {
  const { words } = context
  return {
    subject: filled(texts.subject),
    preview: filled(texts.preview),
    heading: filled(texts.heading),
    opening: plainOpening(texts.under, linkButton(texts.action, path, token, context)),
    greeting: greeting({ firstName: '', lastName: '', ...owner }, words),
    blocks: [
      { kind: 'text', text: filled(texts.intro) },
      ...[texts.next, texts.later].flatMap((text) => (text === undefined ? [] : [{ kind: 'text', text } as const])),
      ...more,
      { kind: 'small', text: texts.ignore },
    ],
  }
}

export function linkButton(label: string, path: LinkPath, token: string, context: LetterContext): Block {
  return { kind: 'button', label, url: tokenUrl(context, path, token) }
}
