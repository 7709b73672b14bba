import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { AccountDriver } from '#contract/driver.ts'
import type { ApiError } from '#api/call-server.ts'
import { forgetDraft } from '#forms/form-draft.ts'
import { aboutDraft } from '#forms/keep-draft.ts'
import { Button } from '#ui/button.tsx'
import { callAsMember } from '#api/call-as-member.ts'
import { useMemberData } from '#api/server-state.tsx'
import { useFormat } from '#rental/use-format.ts'
import { useMember } from '../dashboard/dashboard-frame.tsx'
import { Loaded } from '../dashboard/waiting.tsx'
import { ErrorNotice } from '../error-notice.tsx'
import { useFront } from '../settings/disclosed.tsx'
import { Done, Panel } from '../settings/settings-panel.tsx'
import { DriverForm } from './driver-form.tsx'

/** Drivers on the account, whom the booking form offers to choose. */
export function DriversPanel() {
  const t = useTranslations('profile.drivers')
  const query = useMemberData('getDrivers')
  return (
    <Panel id="drivers" title={t('heading')} lead={<p>{t('lead')}</p>}>
      <Loaded query={query}>{(data) => <Drivers {...data} reload={query.refetch} />}</Loaded>
    </Panel>
  )
}

interface DriversProps {
  readonly drivers: readonly AccountDriver[]
  readonly most: number
  readonly reload: () => Promise<unknown>
}

/** Id of a driver who is not stored yet. */
const NEW = ''

function Drivers({ drivers, most, reload }: DriversProps) {
  const t = useTranslations('profile.drivers')
  /** Id of the driver whose form is open; '' for a new one. The form stays open when the session ends. */
  const [open, setOpen] = useState(() => aboutDraft('driver'))
  const { inFront, bring } = useFront()
  // While another form of the page is open, the draft keeps what was typed.
  const shown = inFront ? open : null
  const [said, setSaid] = useState<string | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const show = (what: string | null) => {
    if (what !== open) forgetDraft('driver')
    if (what !== null) bring()
    setOpen(what)
    setSaid(null)
    setError(null)
  }
  const after = async (words: string) => {
    await reload()
    show(null)
    setSaid(words)
  }
  const remove = async ({ id, firstName, lastName }: AccountDriver) => {
    const removed = await callAsMember('removeDriver', { params: { id } })
    if (removed.ok) await after(t('removed', { name: `${firstName} ${lastName}` }))
    else setError(removed.error)
  }
  return (
    <>
      {said !== null && <Done>{said}</Done>}
      <ErrorNotice error={error} />
      <ul className="-mt-4 divide-y divide-line border-b border-line">
        <Owner />
        {drivers.map((driver) => (
          <li key={driver.id} className="py-4">
            {shown === driver.id ? (
              <DriverForm driver={driver} onSaved={() => after(t('saved'))} onClose={() => show(null)} />
            ) : (
              <Row driver={driver} onChange={() => show(driver.id)} onRemove={() => remove(driver)} />
            )}
          </li>
        ))}
      </ul>
      <div className="mt-6">
        {shown === NEW ? (
          <DriverForm driver={null} onSaved={() => after(t('added'))} onClose={() => show(null)} />
        ) : drivers.length < most ? (
          <Button variant="quiet" onClick={() => show(NEW)}>
            {t('add')}
          </Button>
        ) : (
          <p className="text-small text-ink-700">{t('full', { most })}</p>
        )}
      </div>
    </>
  )
}

function Owner() {
  const t = useTranslations('profile.drivers')
  const { firstName, lastName } = useMember().user
  return (
    <li className="py-4">
      <p className="font-semibold">{`${firstName} ${lastName}`}</p>
      <p className="text-small text-ink-700">{t('owner')}</p>
    </li>
  )
}

function Row({
  driver,
  onChange,
  onRemove,
}: {
  readonly driver: AccountDriver
  readonly onChange: () => void
  readonly onRemove: () => Promise<void>
}) {
  const t = useTranslations('profile.drivers')
  const { day } = useFormat()
  const [busy, setBusy] = useState(false)
  const name = `${driver.firstName} ${driver.lastName}`
  const remove = async () => {
    setBusy(true)
    await onRemove()
    setBusy(false)
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        <p className="text-small text-ink-700">{t('born', { date: day(driver.dateOfBirth, 'dated') })}</p>
        {driver.licenseExpiry !== '' && (
          <p className="text-small text-ink-700">{t('licence', { date: day(driver.licenseExpiry, 'dated') })}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" aria-label={t('changeName', { name })} onClick={onChange}>
          {t('change')}
        </Button>
        <Button variant="plain" busy={busy} aria-label={t('removeName', { name })} onClick={() => void remove()}>
          {t('remove')}
        </Button>
      </div>
    </div>
  )
}
