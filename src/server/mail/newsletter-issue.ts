import { classOfBody } from '#content/car-body.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { beginningOf, passagesOf, type Passage, type Span as Marked } from '#domain/newsletter-text.ts'
import type { Block, Letter, Opening, Span } from '#words/blocks.ts'
import { dayOnly, month } from '#words/format.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { oneClickUrl, pageUrl, tokenUrl } from '#words/page-urls.ts'
import { fill } from '#words/words.ts'
import type { LetterData } from './letters.ts'

/** Issue of the newsletter. Its reader agreed to advertising, so it may open with a car. */
export function newsletterIssue(data: LetterData['newsletter_issue'], context: LetterContext): Letter {
  const { subject, text, reader } = data
  const { words } = context
  const own = words.newsletterIssue
  const page = '/newsletter/unsubscribe'
  return {
    subject: reader === null ? fill(own.onTrial, { subject }) : subject,
    preview: beginningOf(text) || subject,
    heading: subject,
    opening: openingOf(data, context),
    greeting: words.frame.greetingWithoutName,
    blocks: [
      ...passagesOf(text).map((passage) => blockOf(passage, context)),
      { kind: 'small', text: whyOf(data, context) },
    ],
    foot: {
      text: own.end,
      link: {
        words: own.unsubscribe,
        url: reader === null ? pageUrl(context, page) : tokenUrl(context, page, reader.token),
      },
    },
    ...(reader !== null && { oneClickUnsubscribe: oneClickUrl(context, reader.token) }),
  }
}

const whyOf = ({ reader }: LetterData['newsletter_issue'], { words, language }: LetterContext): string =>
  reader === null
    ? words.newsletterIssue.whyOnTrial
    : fill(words.newsletterIssue.why, { day: dayOnly(dateOf(toLocal(new Date(reader.since))), language) })

function openingOf({ car, at }: LetterData['newsletter_issue'], { words, language }: LetterContext): Opening {
  const { stage } = words.newsletterIssue
  const staged =
    car === null
      ? null
      : {
          body: car,
          lines: [stage.type, month(at, language), stage.news] as const,
          alt: fill(words.facts.pictureAlt, { type: words.classes[classOfBody[car]] }),
        }
  return { car: staged, tone: 'good', lead: [], reference: null, action: [] }
}

function blockOf(passage: Passage, context: LetterContext): Block {
  const leading = (span: Marked): Span =>
    typeof span === 'string' ? span : { words: span.words, url: urlOf(span.to, context) }
  switch (passage.kind) {
    case 'heading':
      return passage
    case 'text':
      return { kind: 'passage', spans: passage.spans.map(leading) }
    case 'list':
      return { kind: 'passages', items: passage.items.map((item) => item.map(leading)) }
    case 'button':
      return { kind: 'button', label: passage.words, url: urlOf(passage.to, context) }
  }
}

/** A page of ours is that of the letter's language, whichever language its path was copied from. */
const urlOf = (to: string, context: LetterContext): string =>
  to.startsWith('/') ? pageUrl(context, to.replace(/^\/en(?=[/?#]|$)/, '') || '/') : to
