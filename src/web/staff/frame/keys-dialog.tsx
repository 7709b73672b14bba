import { startTransition, useState } from 'react'
import { useTranslations } from 'use-intl'

import { Kbd } from '../ui/kbd.tsx'
import { OfficeDialog } from '../ui/office-dialog.tsx'
import { entries } from './nav-entries.ts'
import { useKeyRegistry, useKeys, type KeyAct } from './keys.tsx'

/** Button that shows every key that works on this page; `?` does the same. */
export function KeysDialogButton({ label }: { readonly label: string }) {
  const t = useTranslations('staff.keys')
  const [open, setOpen] = useState(false)
  // A browser styles the whole page anew as it goes behind a dialog: the frame that answers the key need not wait for it.
  const show = () => startTransition(() => setOpen(true))
  useKeys([{ keys: '?', label, run: show }])
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="?"
        onClick={show}
        className="inline-flex items-center gap-1.5 hover:text-ink-900"
      >
        <Kbd keys="?" /> {label}
      </button>
      <OfficeDialog
        open={open}
        title={t('title')}
        leaving="head"
        titleFirst
        onClose={() => setOpen(false)}
        className="max-w-2xl"
      >
        <AllKeys />
      </OfficeDialog>
    </>
  )
}

const ways = [...entries.office, ...entries.firm].map(({ key }) => `g ${key}`)

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
        <Keys
          title={t('pages')}
          acts={acts.filter(leads).toSorted((a, b) => ways.indexOf(a.keys) - ways.indexOf(b.keys))}
        />
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
            {label} <Caps acts={those} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Caps of a row: of two keys one after the other, the second comes after a word. */
function Caps({ acts }: { readonly acts: readonly KeyAct[] }) {
  const t = useTranslations('staff.keys')
  const keys = acts.map((act) => act.keys)
  const way = keys.find((one) => one.startsWith('g '))
  if (way === undefined) return <Kbd keys={keys.toSorted().toReversed().join(' ')} />
  return (
    <span className="inline-flex items-center gap-1.5 text-xs text-ink-500">
      <Kbd keys="g" /> {t('after')} <Kbd keys={way.slice(2)} />
    </span>
  )
}
