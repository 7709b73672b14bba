import type de from '../de/privacy-answers.ts'
import type { Shape } from '../shape.ts'

export default {
  access:
    'You will get the copy of all data that we keep of you by separate mail. Our privacy policy names purposes, legal bases, recipients and periods of storage.',
  rectification: 'We have corrected your data.',
  erasure:
    'We have erased your data. What belongs to completed rentals we have to keep for a time (HGB §\u00A0257, AO §\u00A0147); after that we erase it, too.',
  restriction: 'Until further notice we only store your data, and use them for legal claims alone.',
  portability: 'You will get the copy of your data in a format for programs (JSON) by separate mail.',
  objection: 'We respect your objection. You will get no newsletter from us any more.',
} satisfies Shape<typeof de>
