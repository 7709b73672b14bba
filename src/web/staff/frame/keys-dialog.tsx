import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Dialog } from '#ui/dialog.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { useKeyRegistry, useKeys, type KeyAct } from './keys.tsx'

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
      <Dialog open={open} onClose={() => setOpen(false)} title={t('title')} className="max-w-2xl">
        <AllKeys />
      </Dialog>
    </>
  )
}

/** Whether a key leads to a page. */
const leads = ({ keys }: KeyAct): boolean => keys.startsWith('g ')

function AllKeys() {
  const t = useTranslations('staff.keys')
  const { list, letters } = useKeyRegistry()
  const acts = list().filter(({ keys }, at, all) => all.findIndex((act) => act.keys === keys) === at)
  return (
    <>
      {!letters && <p className="mb-4 text-ink-700">{t('off')}</p>}
      <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-2">
        <Keys title={t('here')} acts={acts.filter((act) => !leads(act))} />
        <Keys title={t('pages')} acts={acts.filter(leads)} />
      </div>
    </>
  )
}

/** Keys with one meaning, such as up and down, share a row. */
function Keys({ title, acts }: { readonly title: string; readonly acts: readonly KeyAct[] }) {
  const rows = Map.groupBy(acts, ({ label }) => label)
  return (
    <section>
      <h3 className="pb-1.5 font-display text-section">{title}</h3>
      <ul>
        {[...rows].map(([label, those]) => (
          <li key={label} className="flex min-h-8.5 items-center justify-between gap-4 border-t border-line">
            {label}{' '}
            <Kbd
              keys={those
                .map(({ keys }) => keys)
                .toSorted()
                .toReversed()
                .join(' ')}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
