import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { company } from '#content/company.ts'
import { useHref } from '#i18n/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Stage } from '#rental/stage.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { phoneLink } from '#frame/phone-link.tsx'

export function NoLink() {
  const t = useTranslations('booking.offer')
  return (
    <Message heading={t('noLink.heading')} text={t('noLink.text')} atOnce>
      <Ways />
    </Message>
  )
}

export function InvalidLink() {
  const t = useTranslations('booking.offer')
  return (
    <Message heading={t('invalid.heading')} text={t('invalid.text')}>
      <Ways />
    </Message>
  )
}

function Ways() {
  const t = useTranslations('booking.offer')
  const to = useHref()
  return (
    <>
      <ButtonLink to={to('manageBooking')} size="large">
        {t('manage')}
      </ButtonLink>
      <ButtonLink to={to('ownBookings')} size="large" variant="quiet">
        {t('account')}
      </ButtonLink>
    </>
  )
}

interface MessageProps {
  readonly heading: string
  readonly text: string
  readonly picture?: ReactNode
  /** Whether the page begins with it, so that the focus need not move. */
  readonly atOnce?: boolean
  readonly children: ReactNode
}

/** Message in place of an offer: what became of it, and links to go on. */
export function Message({ heading, text, picture, atOnce = false, children }: MessageProps) {
  const t = useTranslations('booking.offer')
  return (
    <div
      ref={atOnce ? undefined : takeFocus}
      tabIndex={-1}
      className={classes(
        'mx-auto max-w-[49.5rem] min-[120rem]:max-w-none',
        picture !== undefined &&
          'min-[120rem]:grid min-[120rem]:grid-cols-[minmax(0,1fr)_minmax(0,49.5rem)] min-[120rem]:gap-x-16',
      )}
    >
      {picture === undefined ? (
        <Stage
          light="day"
          unlit
          image="/img/vehicles/electric-midnight.webp"
          sizes="(min-width: 48rem) 540px, 380px"
          className="px-5 pt-6 pb-56 [--car:min(290px,100%-2rem)] [--floor:calc(100%-2.75rem)] [--x:calc((100%-min(290px,100%-2rem))/2)] sm:px-9 sm:pt-9 sm:pb-62 sm:[--car:26.25rem] min-[120rem]:pb-80 min-[120rem]:[--car:36rem] sm:[--x:auto] sm:[--xr:2.25rem]"
        >
          <div className="relative">
            <h1 className="text-title">{heading}</h1>
            <p className="mt-3 max-w-[48ch] text-pretty text-ink-700">{text}</p>
          </div>
        </Stage>
      ) : (
        <>
          <h1 className="text-title">{heading}</h1>
          <p className="mt-3 mb-8 text-lead text-balance text-ink-700 min-[120rem]:mb-0">{text}</p>
          <div className="min-[120rem]:col-start-2 min-[120rem]:row-span-4 min-[120rem]:row-start-1">{picture}</div>
        </>
      )}
      <div className="mt-8 flex flex-wrap gap-3 max-sm:*:w-full">{children}</div>
      <p className="mt-6 text-small text-ink-700">
        {t.rich('orCall', { number: company.phone.text, phone: phoneLink })}
      </p>
    </div>
  )
}
