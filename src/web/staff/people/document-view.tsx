import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { useKeys } from '../frame/keys.tsx'
import { usePagePresence } from '../frame/presence.ts'
import { useStaffHref } from '../frame/staff-href.ts'
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

/**
 * Document beside what its customer typed, with the two ways to decide right below it, or with what was decided. A tablet
 * has the picture above, a phone all of it in one column.
 */
export const DocumentView = ({ document, ...ways }: Props) => (
  <div className="flex min-h-0 min-w-0 flex-1 flex-col max-md:overflow-y-auto wide:flex-row">
    <DocumentPicture id={document.id} pages={document.pages} drawable={document.drawable} />
    <div className="flex shrink-0 flex-col border-line md:max-h-[65%] md:overflow-y-auto md:border-t wide:max-h-none wide:w-104 wide:border-t-0 wide:border-l min-[120rem]:w-120">
      <div className="grid w-full gap-3 px-4 pt-4 pb-4 md:px-6 wide:pt-5">
        <Owner document={document} />
        <DocumentTyped document={document} />
      </div>
      <div className="border-line bg-paper px-4 py-3 max-md:sticky max-md:bottom-0 max-md:mt-auto max-md:border-t md:px-6 md:pt-0 md:pb-4">
        {document.decision === null ? (
          <Decide document={document} {...ways} />
        ) : (
          <DocumentDecision document={document} decision={document.decision} />
        )}
      </div>
    </div>
  </div>
)

/** Customer of a document, its kind, and the address that it came from. On a phone the name stands above the picture. */
function Owner({ document: { customer, kind } }: { readonly document: Queued }) {
  const t = useTranslations('staff.inbox')
  const href = useStaffHref()
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <h2 className="text-screen max-md:hidden">
        <Link to={href(`customers/${customer.id}`)} className="hover:underline">
          {customer.firstName} {customer.lastName}
        </Link>
      </h2>
      <p className="text-meta font-semibold text-ink-700">{t(`kinds.${kind}`)}</p>
      {customer.email !== null && <p className="w-full text-meta break-all text-ink-500">{customer.email}</p>}
    </div>
  )
}

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
    <div className="grid grid-cols-2 gap-2 [&>:not(button)]:col-span-full">
      <PresenceMark present={present} />
      <Problem words={problem} />
      <Button size="large" keys="r" busy={busy} onClick={ask}>
        {t('refuse')}
      </Button>
      <Button
        look="petrol"
        size="large"
        keys="a"
        busy={busy}
        aria-disabled={!document.drawable}
        onClick={() => void decide(null)}
      >
        {t('accept')}
      </Button>
    </div>
  )
}
