import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Dialog } from '#ui/dialog.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { useKeyRegistry, useKeys } from './keys.tsx'

/** Button that shows every key that works on this page; `?` does the same. */
export function KeysDialogButton({ label }: { readonly label: string }) {
  const t = useTranslations('staff.keys')
  const [open, setOpen] = useState(false)
  useKeys([{ keys: '?', label, run: () => setOpen(true) }])
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="?"
        onClick={() => setOpen(true)}
        className="inline-flex items-center gap-1.5 hover:text-ink-900"
      >
        <Kbd keys="?" /> {label}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('title')} className="max-w-lg">
        <AllKeys />
      </Dialog>
    </>
  )
}

function AllKeys() {
  const t = useTranslations('staff.keys')
  const { list, letters } = useKeyRegistry()
  const acts = list().filter(({ keys }, at, all) => all.findIndex((act) => act.keys === keys) === at)
  return (
    <>
      {!letters && <p className="mb-4 text-ink-700">{t('off')}</p>}
      <ul>
        {acts.map(({ keys, label }) => (
          <li key={keys} className="flex min-h-9 items-center justify-between gap-4 border-t border-line">
            {label} <Kbd keys={keys} />
          </li>
        ))}
      </ul>
    </>
  )
}
