import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import { useFormat } from '#rental/use-format.ts'
import { dateOf } from '#domain/period.ts'
import { useKeys } from '../frame/keys.tsx'
import { useToast } from '../frame/toast.tsx'
import { Button } from '../ui/act-button.tsx'
import { Problem } from '../ui/problem.tsx'
import { DocumentPicture } from './document-picture.tsx'
import { ListHead } from './loaded.tsx'
import { RefusalDialog, type Reason } from './refusal-dialog.tsx'
import type { Queued } from './shapes.ts'
import { useAct } from './use-act.ts'

/** Document beside what its customer typed, with the two ways to decide. */
export function DocumentView({
  document,
  onDecided,
}: {
  readonly document: Queued
  /** Leads on to the next one, before this one leaves the list. */
  readonly onDecided: () => void
}) {
  const t = useTranslations('staff.inbox')
  const { decide, ask, refusing, close, busy, problem } = useDecision(document, onDecided)
  const { id } = document
  useKeys([
    { keys: 'a', label: t('accept'), run: () => void (document.drawable && decide(null)) },
    { keys: 'r', label: t('refuse'), run: ask },
  ])
  return (
    <div className="flex min-h-0 min-w-0 flex-1 max-md:flex-col max-md:overflow-y-auto">
      <DocumentPicture id={id} pages={document.pages} drawable={document.drawable} />
      <div className="flex flex-col border-line max-md:shrink-0 md:w-80 md:shrink-0 md:overflow-y-auto md:border-l">
        <div className="flex-1 px-4 py-5 md:px-6">
          <Typed document={document} />
        </div>
        <div className="sticky bottom-0 grid grid-cols-2 gap-2 border-t border-line bg-paper px-4 py-3 md:grid-cols-1 md:px-6 md:py-4 [&>:not(button)]:col-span-full">
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
      </div>
      {refusing && (
        <RefusalDialog busy={busy} problem={problem} onRefuse={(reason) => void decide(reason)} onClose={close} />
      )}
    </div>
  )
}

/** Decision about a document: accepted, or refused with a reason that is asked for first. */
function useDecision({ id, kind, expiry, customer }: Queued, onDecided: () => void) {
  const t = useTranslations('staff.inbox')
  const toast = useToast()
  const { busy, problem, run, forget } = useAct()
  const [refusing, setRefusing] = useState(false)
  const decide = async (reason: Reason | null) => {
    const body = { chosen: null, words: null, ...reason, kind, expiry }
    const review = async () => {
      const reviewed = await callAsMember('reviewDocument', { params: { id }, body })
      if (reviewed.ok) onDecided()
      return reviewed
    }
    if (!(await run(review))) return
    setRefusing(false)
    toast({ words: t(reason === null ? 'acceptedToast' : 'refusedToast', { name: customer.lastName }) })
  }
  const ask = () => {
    forget()
    setRefusing(true)
  }
  return { decide, ask, refusing, close: () => setRefusing(false), busy, problem }
}

/** Names, numbers and dates as they were typed, those of this kind of document first. */
function Typed({ document }: { readonly document: Queued }) {
  const t = useTranslations('staff.inbox')
  const { date } = useFormat()
  const { kind, expiry, customer, profile, rental } = document
  const day = (value: string | null) => (value === null || value === '' ? null : date(value, 'dated'))
  const own =
    kind === 'passport'
      ? ([
          ['passport', profile.passportNo],
          ['validUntil', day(profile.passportExpiry)],
        ] as const)
      : kind === 'identity_card'
        ? ([
            ['idCard', profile.idCardNo],
            ['validUntil', day(profile.idCardExpiry)],
          ] as const)
        : ([
            ['licence', profile.licenseNo],
            ['issued', day(profile.licenseIssue)],
            ['validUntil', day(profile.licenseExpiry)],
          ] as const)
  return (
    <div className="grid gap-6">
      <section>
        <ListHead title={t('person')} />
        <Facts
          rows={[
            ['name', `${customer.firstName} ${customer.lastName}`.trim()],
            ['born', day(customer.dateOfBirth)],
            ['email', customer.email],
          ]}
        />
      </section>
      <section>
        <ListHead title={t(`kinds.${kind}`)} />
        <Facts rows={[['saidUntil', day(expiry)], ...own]} />
      </section>
      {rental !== null && (
        <section>
          <ListHead title={t('nextRental')} />
          <Facts
            rows={[
              ['from', day(dateOf(rental.start))],
              ['to', day(dateOf(rental.end))],
              ['licence', rental.licenseNo],
              ['validUntil', day(rental.licenseExpiry)],
              ['passport', rental.passportNo],
            ]}
          />
        </section>
      )}
    </div>
  )
}

type Label =
  | 'name'
  | 'born'
  | 'email'
  | 'saidUntil'
  | 'passport'
  | 'idCard'
  | 'licence'
  | 'issued'
  | 'validUntil'
  | 'from'
  | 'to'

/** Facts that were typed; what was left out is not there. */
function Facts({ rows }: { readonly rows: readonly (readonly [label: Label, value: string | null])[] }) {
  const t = useTranslations('staff.inbox.typed')
  const given = rows.filter(([, value]) => value !== null && value !== '')
  if (given.length === 0) return <p className="py-2 text-meta text-ink-500">{t('nothing')}</p>
  return (
    <dl>
      {given.map(([label, value]) => (
        <div
          key={label}
          className="flex min-h-8.5 flex-wrap items-center justify-between gap-x-3 border-b border-line py-1"
        >
          <dt className="text-ink-500">{t(label)}</dt>
          <dd className="figures font-semibold break-all">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
