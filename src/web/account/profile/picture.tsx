import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { OWN_PICTURE } from '#contract/picture.ts'
import type { ApiError } from '#api/call-server.ts'
import { Button } from '#ui/button.tsx'
import { callAsMember } from '#api/call-as-member.ts'
import { useMember } from '../dashboard/dashboard-frame.tsx'
import { ChooseFiles, PICTURES } from '../choose-files.tsx'
import { ErrorNotice } from '../error-notice.tsx'
import { Drawing, useFetchedPicture } from '../fetched-picture.tsx'
import { sendFile } from '../send-file.ts'
import { Panel } from '../settings/settings-panel.tsx'

const round = 'size-24 shrink-0 rounded-full'

/** Picture of the customer, which staff see at the desk. @param named address of the picture in the profile */
export function PicturePanel({ named }: { readonly named: string | null }) {
  const t = useTranslations('profile.picture')
  const { has, changes, busy, said, error, upload, remove } = usePicture(named === OWN_PICTURE)
  const choose = useRef<HTMLButtonElement>(null)
  return (
    <Panel id="picture" title={t('heading')} lead={<p>{t('lead')}</p>}>
      <div className="flex flex-wrap items-center gap-6">
        {has ? <Portrait key={changes} /> : <Initials />}
        <div className="flex flex-wrap gap-3">
          <ChooseFiles
            ref={choose}
            accept={PICTURES}
            busy={busy === 'upload'}
            onFiles={([file]) => {
              if (file) void upload(file)
            }}
          >
            {t(has ? 'replace' : 'choose')}
          </ChooseFiles>
          {has && (
            <Button
              variant="plain"
              className="text-ink-700 hover:text-danger max-sm:-ml-5"
              busy={busy === 'remove'}
              onClick={() => void remove().then(() => choose.current?.focus())}
            >
              {t('remove')}
            </Button>
          )}
        </div>
      </div>
      <output className="mt-4 block text-small text-success empty:hidden">{said !== null && t(said)}</output>
      {error && (
        <div className="mt-4">
          <ErrorNotice error={error} />
        </div>
      )}
    </Panel>
  )
}

function usePicture(had: boolean) {
  const [has, setHas] = useState(had)
  const [changes, setChanges] = useState(0)
  const [busy, setBusy] = useState<'upload' | 'remove' | null>(null)
  const [said, setSaid] = useState<'kept' | 'removed' | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const change = async (what: 'upload' | 'remove', work: () => Promise<{ ok: boolean; error?: ApiError }>) => {
    if (busy !== null) return
    setBusy(what)
    setSaid(null)
    setError(null)
    const result = await work()
    setBusy(null)
    if (!result.ok) {
      setError(result.error!)
      return
    }
    setHas(what === 'upload')
    setChanges(changes + 1)
    setSaid(what === 'upload' ? 'kept' : 'removed')
  }
  return {
    has,
    changes,
    busy,
    said,
    error,
    upload: (file: File) => change('upload', () => sendFile('uploadPicture', { file })),
    remove: () => change('remove', () => callAsMember('removePicture')),
  }
}

const nothing = {}

function Portrait() {
  const t = useTranslations('profile.picture')
  const picture = useFetchedPicture('getPicture', nothing)
  if (picture === null || picture === 'failed') return <Initials />
  return <Drawing picture={picture} label={t('own')} className={`${round} object-cover`} />
}

/** The customer's initials, until there is a picture. */
function Initials() {
  const { firstName, lastName } = useMember().user
  return (
    <span
      aria-hidden
      className={`${round} grid place-items-center bg-petrol-100 font-display text-[2rem] font-[650] tracking-[-0.02em] text-petrol-800`}
    >
      {[firstName, lastName].map((name) => [...name.trim()][0]?.toLocaleUpperCase()).join('')}
    </span>
  )
}
