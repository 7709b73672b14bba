import { FileText, Mail, Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { useErrorText } from '#api/error-text.ts'
import { useMemberData } from '#api/server-state.tsx'
import { useFormat } from '#rental/use-format.ts'
import { classes } from '#ui/classes.ts'
import { useToast } from '../frame/toast.tsx'
import { Button } from '../ui/act-button.tsx'
import { MailedNotice } from '../ui/mailed-notice.tsx'
import { OfficeDialog } from '../ui/office-dialog.tsx'
import { Problem } from '../ui/problem.tsx'
import { useAgreement } from '../ui/use-agreement.ts'
import { useBookingCall } from './booking-call.ts'
import { PartHead, PartNone, PartRow, reach } from './office-part.tsx'
import { useLetterName } from './item-words.ts'

type Invoice = NonNullable<StaffBooking['invoice']>

const link = 'text-left hover:underline touch:-my-1.5 touch:min-h-11'

/** Agreements and letters: look at them as they went out, and send letters again. */
export function PapersPart({ booking }: { readonly booking: StaffBooking }) {
  const t = useTranslations('staff.bookings.page')
  const format = useFormat()
  const letter = useLetterName()
  const [shown, setShown] = useState<StaffBooking['letters'][number] | null>(null)
  const { agreements, letters, invoice } = booking
  return (
    <section>
      <PartHead title={t('papers')} />
      {invoice !== null && <PartRow label={t('invoice')}>{inOneLine(invoice)}</PartRow>}
      {agreements.map(({ revision, writtenAt, fileName }) => (
        <AgreementRow
          key={revision}
          reference={booking.reference}
          name={t('agreement', { revision: String(revision) })}
          version={{ revision, fileName, written: format.moment(writtenAt) }}
        />
      ))}
      {agreements.length === 0 && agreed.has(booking.status) && (
        <AgreementRow reference={booking.reference} name={t('newAgreement')} />
      )}
      {letters.map((one) => (
        <PartRow
          key={one.id}
          right={
            <span className="text-meta text-ink-500">
              {format.moment(one.writtenAt)}
              <span className={classes(one.sentAt !== null && 'md:max-wide:hidden')}>
                {' '}
                · {t(one.sentAt === null ? 'onItsWay' : 'sent')}
              </span>
            </span>
          }
        >
          <span className="flex items-center gap-2">
            <Mail aria-hidden size={16} className="shrink-0 text-ink-500" />
            <button type="button" className={link} onClick={() => setShown(one)}>
              {letter(one.kind)}
            </button>
          </span>
        </PartRow>
      ))}
      {letters.length + agreements.length === 0 && !agreed.has(booking.status) && <PartNone>{t('noPapers')}</PartNone>}
      <OfficeDialog
        leaving="head"
        open={shown !== null}
        onClose={() => setShown(null)}
        title={shown === null ? '' : letter(shown.kind)}
        className="max-w-3xl"
      >
        {shown && <LetterView booking={booking} letterId={shown.id} onDone={() => setShown(null)} />}
      </OfficeDialog>
    </section>
  )
}

const inOneLine = ({ companyName, street, postalCode, city, vatId, reference }: Invoice): string =>
  [companyName, street, `${postalCode} ${city}`, vatId, reference]
    .filter((line) => line !== null && line !== '')
    .join(', ')

/** States in which a rental has an agreement, even if it is not written yet. */
const agreed: ReadonlySet<StaffBooking['status']> = new Set(['confirmed', 'active', 'returned', 'closed'])

/** A version of the agreement to save and to print; the first one is written as it is asked for. */
function AgreementRow({
  reference,
  name,
  version,
}: {
  readonly reference: string
  readonly name: string
  readonly version?: { readonly revision: number; readonly fileName: string; readonly written: string }
}) {
  const t = useTranslations('staff.bookings.page')
  const { print, save, busy, problem } = useAgreement(reference, version?.revision)
  return (
    <PartRow
      right={
        <span className="flex items-center gap-1 text-meta text-ink-500">
          {version?.written}
          <button
            type="button"
            aria-label={t('print', { paper: name })}
            aria-disabled={busy}
            onClick={() => {
              if (!busy) void print()
            }}
            className={reach}
          >
            <Printer aria-hidden size={14} />
          </button>
        </span>
      }
    >
      <span className="flex items-center gap-2">
        <FileText aria-hidden size={16} className="shrink-0 text-ink-500" />
        {version === undefined ? (
          name
        ) : (
          <button type="button" className={link} onClick={() => void save(version.fileName)}>
            {name}
          </button>
        )}
      </span>
      {problem !== null && (
        <div className="w-full">
          <Problem words={problem} />
        </div>
      )}
    </PartRow>
  )
}

function LetterView({
  booking,
  letterId,
  onDone,
}: {
  readonly booking: StaffBooking
  readonly letterId: string
  readonly onDone: () => void
}) {
  const t = useTranslations('staff.bookings.form.letter')
  const say = useErrorText()
  const toast = useToast()
  const act = useBookingCall(booking)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { data, error } = useMemberData('getStaffLetter', { params: { reference: booking.reference, letterId } })
  const again = async () => {
    setBusy(true)
    const sent = await act('sendStaffLetterAgain', {}, { letterId })
    setBusy(false)
    if (!sent.ok) return setProblem(say(sent.error))
    onDone()
    toast({ words: t('done') })
  }
  return (
    <div className="flex flex-col gap-4">
      {data === undefined ? (
        <p className="text-ink-500">{error ? say(error.error) : t('loading')}</p>
      ) : (
        <>
          <p className="font-semibold">{data.subject}</p>
          <iframe
            title={t('frame')}
            sandbox=""
            srcDoc={data.html}
            className="h-[60vh] w-full rounded-field border border-line bg-white"
          />
        </>
      )}
      <Problem words={problem} />
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        {booking.email && <MailedNotice id="letter-again" email={booking.email} />}
        <Button look="petrol" aria-describedby="letter-again" busy={busy} onClick={() => void again()}>
          {t('again')}
        </Button>
      </div>
    </div>
  )
}
