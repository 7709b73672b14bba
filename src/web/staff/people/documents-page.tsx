import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { useMemberData } from '#api/server-state.tsx'
import { classes } from '#ui/classes.ts'
import { useKeys } from '../frame/keys.tsx'
import { Button } from '../ui/act-button.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { QueueRow } from '../ui/queue-row.tsx'
import { DocumentView } from './document-view.tsx'
import { isBeside } from './beside.ts'
import { FootKeys, InboxFrame } from './inbox-frame.tsx'
import { Loaded } from './loaded.tsx'
import type { Queued } from './shapes.ts'
import { useWhen } from './when.ts'

/** Documents to review: the picture beside what was typed, by keys alone. */
export function DocumentsPage() {
  const t = useTranslations('staff.inbox')
  const asked = useMemberData('getDocumentQueue', {}, { refetchInterval: 30_000 })
  return (
    <InboxFrame
      foot={
        <FootKeys
          keys={[
            [<Kbd key="a" keys="a" />, t('accept')],
            [<Kbd key="r" keys="r" />, t('refuse')],
            [<Kbd key="j" keys="j" />, t('next')],
            [<Kbd key="k" keys="k" />, t('previous')],
            [<Kbd key="+" keys="+" />, t('larger')],
            [<Kbd key="-" keys="-" />, t('smaller')],
          ]}
        />
      }
    >
      <Loaded asked={asked}>
        {({ waiting, count }) =>
          waiting.length === 0 ? (
            <p className="px-6 py-5 text-ink-700">{t('noDocuments')}</p>
          ) : (
            <Queue waiting={waiting} count={count} />
          )
        }
      </Loaded>
    </InboxFrame>
  )
}

function Queue({ waiting, count }: { readonly waiting: readonly Queued[]; readonly count: number }) {
  const t = useTranslations('staff.inbox')
  const [search] = useSearchParams()
  const [chosen, setChosen] = useState({ id: search.get('document') ?? waiting[0]!.id, place: 0 })
  // A narrow window shows either the list or a document, and keys decide only on what is shown.
  const [open, setOpen] = useState(() => search.has('document') || isBeside())
  const at = waiting.findIndex(({ id }) => id === chosen.id)
  // One that a colleague decided leaves its place empty: no other slides under the keys that decide.
  const current = at === -1 ? null : waiting[at]!
  const show = (index: number) => {
    const place = Math.min(waiting.length - 1, Math.max(0, index))
    setChosen({ id: waiting[place]!.id, place })
    setOpen(true)
  }
  const step = (by: number) => show(at === -1 ? chosen.place : open ? at + by : at)
  const next = () => waiting.length > 1 && show(at + 1 < waiting.length ? at + 1 : at - 1)
  useKeys([
    { keys: 'j', label: t('next'), run: () => step(1) },
    { keys: 'k', label: t('previous'), run: () => step(-1) },
    { keys: 'Escape', label: t('back'), run: () => setOpen(isBeside()) },
  ])
  return (
    <div className="flex min-h-0 flex-1">
      <div
        className={classes(
          'min-w-0 flex-1 overflow-y-auto border-line wide:max-w-72 wide:border-r',
          open && 'max-wide:hidden',
        )}
      >
        <p className="px-4 pt-3 pb-2 text-meta text-ink-500 md:px-6">{t('waiting', { count })}</p>
        <ol className="border-t border-line">
          {waiting.map((one, index) => (
            <QueuedRow key={one.id} document={one} chosen={open && index === at} onChoose={() => show(index)} />
          ))}
        </ol>
      </div>
      {open && current !== null && (
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          <NarrowHead
            document={current}
            place={t('place', { at: String(at + 1), of: String(waiting.length) })}
            onBack={() => setOpen(false)}
          />
          <DocumentView key={`${current.id} ${current.kind} ${current.expiry}`} document={current} onDecided={next} />
        </div>
      )}
      {open && current === null && (
        <div className="flex-1 p-8">
          <p className="mb-4 text-ink-700">{t('decidedMeanwhile')}</p>
          <Button keys="j" onClick={() => step(1)}>
            {t('next')}
          </Button>
        </div>
      )}
      {!open && <p className="hidden flex-1 p-8 text-ink-500 wide:block">{t('chooseDocument')}</p>}
    </div>
  )
}

interface RowProps {
  readonly document: Queued
  readonly chosen: boolean
  readonly onChoose: () => void
}

function QueuedRow({ document: { customer, kind, uploadedAt }, chosen, onChoose }: RowProps) {
  const t = useTranslations('staff.inbox')
  const when = useWhen()
  return (
    <QueueRow chosen={chosen} onChoose={onChoose}>
      <span className="truncate font-semibold">
        {customer.firstName} {customer.lastName}
      </span>
      <span className="figures text-meta text-ink-500">{when(uploadedAt)}</span>
      <span className="text-meta text-ink-500">{t(`kinds.${kind}`)}</span>
    </QueueRow>
  )
}

interface HeadProps {
  readonly document: Queued
  /** Its place in the list, in words. */
  readonly place: string
  readonly onBack: () => void
}

/** Way back to the list, where a document stands in its place. */
function NarrowHead({ document: { customer }, place, onBack }: HeadProps) {
  const t = useTranslations('staff.inbox')
  return (
    <div className="flex min-h-12 items-center gap-x-3 px-2 wide:hidden">
      <Button look="quiet" className="px-2!" aria-label={t('back')} onClick={onBack}>
        <ArrowLeft aria-hidden size={18} />
      </Button>
      <p className="min-w-0 flex-1 truncate font-semibold">
        {customer.firstName} {customer.lastName}
      </p>
      <p className="figures pr-2 text-meta text-ink-500">{place}</p>
    </div>
  )
}
