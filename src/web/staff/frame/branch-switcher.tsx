import { ChevronsUpDown } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'

import type { Branch } from '#contract/site.ts'
import { hoursOn } from '#domain/opening-hours.ts'
import { toLocal } from '#domain/berlin-time.ts'
import { dateOf, timeOf } from '#domain/period.ts'
import { useNow } from '#api/clock.ts'
import { classes } from '#ui/classes.ts'
import { useBranch } from './branch.tsx'
import { branchSign } from './use-branch-label.ts'

/** Branch whose lists are shown: the first thing in the sidebar, because it is the scope of every list. */
export function BranchSwitcher() {
  const t = useTranslations('staff.branch')
  const language = useLocale()
  const { branch, branches, choose } = useBranch()
  const hours = useHoursToday(branch)
  const name = branch === null ? t('all') : branch.names[language]
  const sign = branch === null ? t('allSign') : branchSign(branch, language)
  return (
    <div
      // A title beside the label of the select would be read out as well.
      title={name}
      className="relative mb-1.5 flex h-11 shrink-0 items-center gap-2.5 rounded-field border border-line bg-paper px-2.5 focus-within:outline-2 focus-within:outline-petrol-600 hover:border-line-2 md:max-wide:flex-col md:max-wide:justify-center md:max-wide:gap-0 md:max-wide:px-0 group-data-rail/nav:flex-col group-data-rail/nav:justify-center group-data-rail/nav:gap-0 group-data-rail/nav:px-0"
    >
      <span aria-hidden className="min-w-0 flex-1 md:max-wide:hidden group-data-rail/nav:hidden">
        <span className="block truncate leading-4.25 font-semibold">{name}</span>
        <span className="block truncate text-xs leading-3.75 text-ink-500">{hours}</span>
      </span>
      <span aria-hidden className="hidden text-xs/4 font-semibold md:max-wide:block group-data-rail/nav:block">
        {sign}
      </span>
      <ChevronsUpDown
        aria-hidden
        size={14}
        className={classes('shrink-0 text-ink-500', branches.length < 2 && onlyOne)}
      />
      {/* The browser's own select covers these words, as nothing is easier to use on any device. */}
      <select
        aria-label={t('label')}
        value={branch?.id ?? 'all'}
        onChange={({ currentTarget: { value } }) => choose(value === 'all' ? null : Number(value))}
        className="absolute inset-0 cursor-pointer opacity-0"
      >
        {branches.map(({ id, names }) => (
          <option key={id} value={id}>
            {names[language]}
          </option>
        ))}
        {branches.length > 1 && <option value="all">{t('all')}</option>}
      </select>
    </div>
  )
}

/** Look of the arrows where there is no other branch to choose: beside the words their place stays, below the sign it goes. */
const onlyOne = 'invisible md:max-wide:hidden group-data-rail/nav:hidden'

/** Cars of a branch and its hours today, in a few words: '30 Wagen · offen bis 20:00'. */
function useHoursToday(branch: Branch | null): string {
  const t = useTranslations('staff.branch')
  const { branches } = useBranch()
  const now = useNow()
  if (branch === null) return t('cars', { count: branches.reduce((sum, { cars }) => sum + cars, 0) })
  const local = toLocal(now)
  const time = timeOf(local)
  const { ranges } = hoursOn(branch.calendar, dateOf(local))
  const next = ranges.find(({ closes }) => time < closes)
  const last = ranges.at(-1)
  const words = () => {
    if (last === undefined) return t('closed')
    if (next === undefined) return t('over', { time: last.closes })
    return next.opens > time ? t('opens', { time: next.opens }) : t('open', { time: next.closes })
  }
  return `${t('cars', { count: branch.cars })} · ${words()}`
}
