import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { Passkey } from '#contract/passkey.ts'
import { useMemberData } from '#api/server-state.tsx'
import { forgetDraft } from '#forms/form-draft.ts'
import { aboutDraft } from '#forms/keep-draft.ts'
import { Loaded } from '../dashboard/waiting.tsx'
import { Disclosed, useFront } from '../settings/disclosed.tsx'
import { Done, Panel } from '../settings/settings-panel.tsx'
import type { Asks } from '../settings/owner-proof.tsx'
import { AddForm } from './add-form.tsx'
import { renaming, Row } from './passkey-row.tsx'

interface Props {
  readonly asks: Asks
  /** Other sessions have ended. */
  readonly onChanged: () => void
}

/** The passkeys of an account: added, named, removed. */
export function PasskeysPanel(props: Props) {
  const t = useTranslations('passkeys')
  const query = useMemberData('getPasskeys')
  const count = query.data?.passkeys.length
  return (
    <Panel
      id="passkeys"
      title={t('heading')}
      state={
        count === undefined ? undefined : { words: count === 0 ? t('none') : t('count', { count }), on: count > 0 }
      }
      about={<p>{t('lead')}</p>}
    >
      <Loaded query={query}>{(data) => <Passkeys {...props} {...data} reload={query.refetch} />}</Loaded>
    </Panel>
  )
}

interface ListProps extends Props {
  readonly passkeys: readonly Passkey[]
  readonly most: number
  readonly reload: () => Promise<unknown>
}

function Passkeys({ passkeys, most, asks, reload, onChanged }: ListProps) {
  const t = useTranslations('passkeys')
  const [said, setSaid] = useState<string | null>(null)
  const [added, setAdded] = useState(0)
  /** Open form. */
  const [open, setOpen] = useState(() => renamedBefore())
  const { inFront, bring } = useFront()
  const show = (what: string | null) => {
    if (what !== open) forgetDraft('passkey')
    bring()
    setOpen(what)
    setSaid(null)
  }
  const after = async (what: 'added' | 'renamed' | 'removed', name: string) => {
    await reload()
    forgetDraft('passkey')
    setOpen(null)
    if (what === 'added') setAdded(added + 1)
    setSaid(t(`done.${what}`, { name }))
    if (what !== 'renamed') onChanged()
  }
  const more =
    passkeys.length >= most ? (
      <p className="text-small text-ink-700">{t('full', { most })}</p>
    ) : !('PublicKeyCredential' in window) ? (
      <p className="text-small text-ink-700">{t('unsupported')}</p>
    ) : (
      <Disclosed key={added} label={t('add')}>
        {(cancel) => <AddForm asks={asks} onAdded={({ name }) => after('added', name)} cancel={cancel} />}
      </Disclosed>
    )
  return (
    <>
      {said !== null && <Done key={said}>{said}</Done>}
      {passkeys.length > 0 && (
        <ul className="-mt-4 divide-y divide-line border-b border-line">
          {passkeys.map((passkey) => (
            <Row
              key={passkey.id}
              passkey={passkey}
              asks={asks}
              open={open}
              inFront={inFront}
              onOpen={show}
              onDone={after}
            />
          ))}
        </ul>
      )}
      {passkeys.length === 0 ? more : <div className="mt-6">{more}</div>}
    </>
  )
}

/** The form in which this member was renaming a passkey when their session ended; null if there was none. */
function renamedBefore(): string | null {
  const passkey = aboutDraft('passkey')
  return passkey === null ? null : renaming(passkey)
}
