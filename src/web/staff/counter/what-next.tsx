import { Check, FileText, Mail } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

import type { Answer } from '#api/call-server.ts'
import { useFormat } from '#rental/use-format.ts'
import { useKeys } from '../frame/keys.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { Button, ButtonLink } from '../ui/act-button.tsx'
import { Problem } from '../ui/problem.tsx'
import { useAgreement } from '../ui/use-agreement.ts'

type Made = Answer<'bookAtDesk'>

interface Props {
  readonly made: Made
  readonly onAgain: () => void
}

/** The booking or offer that was just made, and the acts that are next. */
export function WhatNext({ made, onAgain }: Props) {
  const t = useTranslations('staff.counter.done')
  const href = useStaffHref()
  const { dateTime } = useFormat()
  const title = useRef<HTMLHeadingElement>(null)
  const { print, busy, problem } = useAgreement(made.reference)
  useEffect(() => title.current?.focus(), [])
  const offered = made.status === 'offered'
  useKeys(offered ? [] : [{ keys: 'p', label: t('print'), run: () => void print() }])
  const email = made.email
  const letter = offered
    ? t('offerLetter', {
        email,
        until: dateTime(new Date(made.offerUntil ?? made.createdAt), { dateStyle: 'medium', timeStyle: 'short' }),
      })
    : made.mailed
      ? t('letter', { email })
      : t('noLetter')
  return (
    <section className="mx-auto grid max-w-lg gap-4 p-6 py-10">
      <span aria-hidden className="grid size-11 place-items-center rounded-full bg-success-100 text-success">
        <Check size={24} />
      </span>
      <h2 ref={title} tabIndex={-1} className="text-subtitle outline-none">
        {t(offered ? 'offered' : 'booked', { reference: made.reference })}
      </h2>
      <p className="flex gap-2.5">
        <Mail aria-hidden size={18} className="mt-0.5 shrink-0 text-ink-500" /> {letter}
      </p>
      <Problem words={problem} />
      <h3 className="mt-2 text-sm font-semibold">{t('next')}</h3>
      <div className="grid justify-items-start gap-2">
        {!offered && (
          <Button
            size="large"
            look={made.mailed ? 'outline' : 'petrol'}
            keys="p"
            busy={busy}
            onClick={() => void print()}
          >
            <FileText aria-hidden size={18} /> {t('print')}
          </Button>
        )}
        <ButtonLink size="large" to={href(`bookings/${made.reference}`)} look={made.mailed ? 'petrol' : 'outline'}>
          {t(offered ? 'open' : 'handOver')}
        </ButtonLink>
        <Button size="large" look="quiet" keys="n" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
    </section>
  )
}
