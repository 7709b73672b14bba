import { FileText, Mail } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { useErrorText } from '#api/error-text.ts'
import { send } from '#api/call-server.ts'
import { useMemberData } from '#api/server-state.tsx'
import { readSession } from '#api/session-storage.ts'
import { useFormat } from '#rental/use-format.ts'
import { saveFile } from '#ui/save-file.ts'
import { useToast } from '../frame/toast.tsx'
import { Button } from '../ui/act-button.tsx'
import { MailedNotice } from '../ui/mailed-notice.tsx'
import { OfficeDialog } from '../ui/office-dialog.tsx'
import { Problem } from '../ui/problem.tsx'
import { useBookingCall } from './booking-call.ts'
import { PartHead, PartNone, PartRow } from './office-part.tsx'
import { useLetterName } from './item-words.ts'

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
      {invoice !== null && (
        <PartRow label={t('invoice')}>
          {[
            invoice.companyName,
            invoice.street,
            `${invoice.postalCode} ${invoice.city}`,
            invoice.vatId,
            invoice.reference,
          ]
            .filter((line) => line !== null && line !== '')
            .join(', ')}
        </PartRow>
      )}
      {agreements.map((agreement) => (
        <PartRow
          key={agreement.revision}
          right={<span className="text-meta text-ink-500">{format.moment(agreement.writtenAt)}</span>}
        >
          <FileText aria-hidden size={16} className="text-ink-500" />
          <AgreementButton reference={booking.reference} agreement={agreement} />
        </PartRow>
      ))}
      {letters.map((one) => (
        <PartRow
          key={one.id}
          right={
            <span className="text-meta text-ink-500">
              {format.moment(one.writtenAt)} · {t(one.sentAt === null ? 'onItsWay' : 'sent')}
            </span>
          }
        >
          <Mail aria-hidden size={16} className="text-ink-500" />
          <button type="button" className={link} onClick={() => setShown(one)}>
            {letter(one.kind)}
          </button>
        </PartRow>
      ))}
      {letters.length + agreements.length === 0 && <PartNone>{t('noPapers')}</PartNone>}
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

function AgreementButton({
  reference,
  agreement,
}: {
  readonly reference: string
  readonly agreement: StaffBooking['agreements'][number]
}) {
  const t = useTranslations('staff.bookings')
  const [failed, setFailed] = useState(false)
  const open = async () => {
    setFailed(false)
    try {
      const params = { reference, revision: String(agreement.revision) }
      const response = await send('getStaffAgreementVersion', { params, token: readSession()?.token })
      if (!response.ok) throw new Error(String(response.status))
      saveFile(await response.blob(), agreement.fileName)
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      <button type="button" className={link} onClick={() => void open()}>
        {t('page.agreement', { revision: String(agreement.revision) })}
      </button>
      {failed && <Problem words={t('list.csvFailed')} />}
    </>
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
