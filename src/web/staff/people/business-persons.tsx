import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import { useErrorText } from '#api/error-text.ts'
import { useMemberReload } from '#api/server-state.tsx'
import { PartHead, PartNone, PartRow } from '../bookings/office-part.tsx'
import { useMay } from '../frame/me.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { useToast } from '../frame/toast.tsx'
import { Button } from '../ui/act-button.tsx'
import { Problem } from '../ui/problem.tsx'
import { telephone } from '../ui/telephone.ts'
import type { Business } from './business-dialog.tsx'
import { useAct } from './use-act.ts'

/** People who may rent for the company. Beside a mouse, the way to remove one shows on their row alone. */
export function BusinessPersons({ business: { id, persons, others } }: { readonly business: Business }) {
  const t = useTranslations('staff.businesses')
  const href = useStaffHref()
  const may = useMay()
  const { busy, problem, remove } = usePersonRemoval(id)
  return (
    <section>
      <PartHead title={t('mayRent')} />
      {persons.length + others === 0 && <PartNone>{t('noPersons')}</PartNone>}
      {persons.map((person) => {
        const name = `${person.firstName} ${person.lastName}`.trim()
        return (
          <div key={person.id} className="group/person">
            <PartRow>
              <Link
                to={href(`customers/${person.id}`)}
                className="min-w-0 flex-1 truncate font-semibold hover:underline"
              >
                {name}
              </Link>
              {may('removeBusinessPerson') && (
                <Button
                  look="quiet"
                  busy={busy}
                  className="-my-1 font-normal! text-ink-500! opacity-0 group-focus-within/person:opacity-100 group-hover/person:opacity-100 touch:order-last touch:-my-1.5 touch:-mr-2 touch:px-2! touch:opacity-100"
                  aria-label={t('removeOne', { name })}
                  onClick={() => void remove(person.id, name)}
                >
                  {t('remove')}
                </Button>
              )}
              <ReachLink {...person} />
            </PartRow>
          </div>
        )
      })}
      {others > 0 && <p className="py-3 text-ink-700">{t('othersRent', { count: others })}</p>}
      <Problem words={problem} />
    </section>
  )
}

/** Number that is called, or address that is written to where there is no number. */
function ReachLink({ phone, email }: Pick<Business['persons'][number], 'phone' | 'email'>) {
  const reach = phone ?? email
  return (
    reach !== null && (
      <a
        href={phone === null ? `mailto:${reach}` : telephone(reach)}
        className="figures max-w-40 shrink-0 truncate text-meta text-petrol-600 hover:underline touch:inline-flex touch:min-h-8 touch:items-center"
      >
        {reach}
      </a>
    )
  )
}

/** Lets somebody no longer rent for the company, with the way back. */
function usePersonRemoval(id: string) {
  const t = useTranslations('staff.businesses')
  const say = useErrorText()
  const toast = useToast()
  const may = useMay()
  const reload = useMemberReload()
  const { busy, problem, run } = useAct()
  const putBack = async (customer: string, name: string) => {
    const back = await callAsMember('addStaffBusinessPerson', { params: { id, customer } })
    await reload()
    toast({ words: back.ok ? t('personBack', { name }) : t('personNotBack', { name, reason: say(back.error) }) })
  }
  const remove = async (customer: string, name: string) => {
    if (!(await run(() => callAsMember('removeStaffBusinessPerson', { params: { id, customer } })))) return
    const words = t('personGone', { name })
    toast(may('addBusinessPerson') ? { words, undo: () => void putBack(customer, name) } : { words })
  }
  return { busy, problem, remove }
}
