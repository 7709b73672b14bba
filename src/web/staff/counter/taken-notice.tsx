import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

import { useSite } from '#api/site.ts'
import { useBranchName } from '#rental/branch-name.ts'
import { useMoney, useWords } from '#rental/rental-words.ts'
import { useKeys } from '../frame/keys.tsx'
import { Button } from '../ui/act-button.tsx'
import type { DeskDraft } from './desk-draft.ts'
import type { DeskClass } from './use-desk.ts'

interface Props {
  /** Id by which the list of cars names it. */
  readonly id: string
  readonly draft: DeskDraft
  readonly groups: readonly DeskClass[]
  readonly currency: string
  readonly onDraft: (changes: Partial<DeskDraft>) => void
}

interface Exit {
  readonly key: string
  readonly words: string
  readonly run: () => void
}

/** The last car went to somebody else: where there is another of the class, and the next class that is free. */
export function TakenNotice({ id, draft, groups, currency, onDraft }: Props) {
  const t = useTranslations('staff.counter.taken')
  const words = useWords()
  const money = useMoney(currency)
  const branchName = useBranchName()
  const branches = useSite().data?.branches ?? []
  const at = groups.findIndex(({ offers }) => offers.some(({ vehicleId }) => vehicleId === draft.vehicleId))
  const group = groups[at]
  const offer = group?.offers.find(({ vehicleId }) => vehicleId === draft.vehicleId)
  const there = (offer?.elsewhere ?? []).slice(0, 1).map(({ branch, free }): Exit => {
    const name = branchName(branches.find(({ id: one }) => one === branch))
    return {
      key: '1',
      words: t('there', { type: words.type(group!.type), branch: name, count: String(free) }),
      run: () => onDraft({ pickup: branch, dropoff: branch }),
    }
  })
  const others = [...groups.slice(at + 1), ...groups.slice(0, Math.max(0, at)).toReversed()].filter(
    ({ offers }) => offers[0].free > 0 && offers[0].price !== null,
  )
  const instead = others.slice(0, 2).map(({ type, offers: [first] }, index): Exit => {
    const total = first.price!.totalMinor
    const difference = total - (offer?.price?.totalMinor ?? total)
    const amount = money.brief(Math.abs(difference))
    const more = difference >= 0 ? t('more', { amount }) : t('less', { amount })
    return {
      key: String(there.length + index + 1),
      words: t('better', { type: words.type(type), price: money.brief(total), difference: more }),
      run: () => onDraft({ vehicleId: first.vehicleId }),
    }
  })
  const exits = [...there, ...instead]
  const own = useRef<HTMLElement>(null)
  useEffect(() => {
    own.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  useKeys(exits.map(({ key, words: label, run }) => ({ keys: key, label, run })))
  return (
    <section
      ref={own}
      id={id}
      role="alert"
      className="scroll-my-6 max-wide:scroll-mb-28 rounded-field border border-line-2 bg-white p-3 shadow-low"
    >
      <p className="flex items-center gap-2 font-semibold text-danger">
        <TriangleAlert aria-hidden size={16} /> {t('title')}
      </p>
      <p className="mt-1">{t('text', { type: group === undefined ? '' : words.type(group.type) })}</p>
      <div className="mt-2 grid justify-items-start gap-1.5">
        {exits.map(({ key, words: label, run }) => (
          <Button key={key} keys={key} onClick={run}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}
