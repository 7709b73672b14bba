import { company } from '#content/company.ts'
import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { pageUrl } from '#words/page-urls.ts'
import { ownerLetter, writtenAt } from './owner-letter.ts'
import { fill } from '#words/words.ts'

/** Last letter to the owner of a deleted account: what is gone, and what the law requires us to keep (GDPR art. 17). */
export function accountDeleted(data: LetterData['account_deleted'], context: LetterContext): Letter {
  const { words } = context
  const text = words.accountDeleted
  const values = { company: company.name, phone: company.phone.text, ...writtenAt(context) }
  return ownerLetter(text, data, context, {
    values,
    blocks: [
      { kind: 'text', text: fill(text.intro, values) },
      { kind: 'text', text: text.kept, link: { words: text.policy, url: pageUrl(context, '/Privacy') } },
      { kind: 'small', text: fill(text.notYou, values) },
    ],
  })
}
