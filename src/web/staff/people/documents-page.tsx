import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { useMemberData } from '#api/server-state.tsx'
import { classes } from '#ui/classes.ts'
import { useKeys } from '../frame/keys.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { DocumentView } from './document-view.tsx'
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
  const when = useWhen()
  // The place is kept when the document there is decided: the next one moves up to it.
  const [search] = useSearchParams()
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      waiting.findIndex(({ id }) => id === search.get('document')),
    ),
  )
  const at = Math.min(place, waiting.length - 1)
  const current = waiting[at]!
  const step = (by: number) => setPlace(Math.min(waiting.length - 1, Math.max(0, at + by)))
  useKeys([
    { keys: 'j', label: t('next'), run: () => step(1) },
    { keys: 'k', label: t('previous'), run: () => step(-1) },
  ])
  return (
    <div className="flex min-h-0 flex-1 max-wide:flex-col">
      <div className="shrink-0 overflow-y-auto border-line wide:w-72 wide:border-r max-wide:max-h-40 max-wide:border-b">
        <p className="px-6 pt-3 pb-1 text-meta text-ink-500">{t('waiting', { count })}</p>
        <ol>
          {waiting.map((one, index) => (
            <li key={one.id}>
              <button
                type="button"
                aria-current={index === at ? 'true' : undefined}
                onClick={() => setPlace(index)}
                className={classes(
                  'press grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-t border-line px-6 py-2 text-left focus-visible:-outline-offset-2',
                  index === at ? 'bg-petrol-50' : 'hover:bg-sand/60',
                )}
              >
                <span className="truncate font-semibold">
                  {one.customer.firstName} {one.customer.lastName}
                </span>
                <span className="figures text-meta text-ink-500">{when(one.uploadedAt)}</span>
                <span className="text-meta text-ink-500">{t(`kinds.${one.kind}`)}</span>
              </button>
            </li>
          ))}
        </ol>
      </div>
      <DocumentView key={`${current.id} ${current.kind} ${current.expiry}`} document={current} />
    </div>
  )
}
