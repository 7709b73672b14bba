import { useEffect, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { company } from '#content/company.ts'

/** Page before the back office: one calm card, and nothing that says who works here. */
export function DoorPage({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  const t = useTranslations('staff')
  useEffect(() => {
    document.title = `${title ?? t('office')} · ${company.name}`
  }, [title, t])
  return (
    <main className="grid min-h-full place-content-center justify-items-center gap-6 p-4">
      <p className="font-display text-[1.375rem] leading-7 font-bold tracking-[-0.03em]">
        spree<span className="text-petrol-600">wagen</span>
      </p>
      <div className="w-[min(23rem,calc(100vw-2rem))] rounded-card border border-line bg-paper p-6 shadow-low">
        {title !== undefined && <h1 className="mb-1 text-[1.375rem] leading-7">{title}</h1>}
        {children}
      </div>
    </main>
  )
}
