import { useTranslations } from 'use-intl'

import { useKeys } from '../frame/keys.tsx'
import { usePagePresence } from '../frame/presence.ts'
import { Button } from '../ui/act-button.tsx'
import { PresenceMark } from '../ui/presence-mark.tsx'
import { Problem } from '../ui/problem.tsx'
import { DocumentDecision } from './document-decision.tsx'
import { DocumentPicture } from './document-picture.tsx'
import { DocumentTyped } from './document-typed.tsx'
import { RefusalForm } from './refusal-form.tsx'
import type { Queued } from './shapes.ts'
import { useDecision, type Ways } from './use-decision.ts'

interface Props extends Ways {
  readonly document: Queued
}

/** Document beside what its customer typed, with the two ways to decide, or with what was decided. */
export const DocumentView = ({ document, ...ways }: Props) => (
  <div className="flex min-h-0 min-w-0 flex-1 max-md:flex-col max-md:overflow-y-auto">
    <DocumentPicture id={document.id} pages={document.pages} drawable={document.drawable} />
    <div className="flex flex-col border-line max-md:shrink-0 md:w-80 md:shrink-0 md:overflow-y-auto md:border-l">
      <div className="flex-1 px-4 py-5 md:px-6">
        <DocumentTyped document={document} />
      </div>
      <div className="sticky bottom-0 border-t border-line bg-paper px-4 py-3 md:px-6 md:py-4">
        {document.decision === null ? (
          <Decide document={document} {...ways} />
        ) : (
          <DocumentDecision document={document} decision={document.decision} />
        )}
      </div>
    </div>
  </div>
)

/** The two ways to decide; the reasons of a refusal stand in their place, so that the picture stays in sight. */
function Decide({ document, ...ways }: Props) {
  const t = useTranslations('staff.inbox')
  const { drafts } = ways
  const { decide, ask, refusing, close, busy, problem } = useDecision(document, ways)
  const present = usePagePresence('document', document.id, refusing ? 'edits' : 'reads')
  useKeys([
    { keys: 'a', label: t('accept'), run: () => void (document.drawable && !refusing && decide(null)) },
    { keys: 'r', label: t('refuse'), run: ask },
  ])
  if (refusing)
    return (
      <div className="grid gap-2">
        <PresenceMark present={present} />
        <RefusalForm
          draft={drafts.get(document.id)}
          onDraft={(draft) => drafts.set(document.id, draft)}
          busy={busy}
          problem={problem}
          onRefuse={(reason) => void decide(reason)}
          onClose={close}
        />
      </div>
    )
  return (
    <div className="grid grid-cols-2 gap-2 md:grid-cols-1 [&>:not(button)]:col-span-full">
      <PresenceMark present={present} />
      <Problem words={problem} />
      <Button
        look="petrol"
        size="large"
        className="max-md:order-last"
        keys="a"
        busy={busy}
        aria-disabled={!document.drawable}
        onClick={() => void decide(null)}
      >
        {t('accept')}
      </Button>
      <Button size="large" keys="r" busy={busy} onClick={ask}>
        {t('refuse')}
      </Button>
    </div>
  )
}
