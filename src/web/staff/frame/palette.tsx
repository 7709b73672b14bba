import { createContext, Suspense, use, useState, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'

import { lazyPart } from '#frame/lazy-part.ts'
import { useMay } from './me.tsx'
import { useKeys } from './keys.tsx'

/** Opens the search over everything; null for those who may not search. */
const PaletteContext = createContext<(() => void) | null>(null)

// Fetched when it is opened for the first time.
const palettes = {
  de: lazyPart(() => import('#languages/staff-palette-texts.tsx')),
  en: lazyPart(() => import('#languages/staff-palette-texts.tsx?en')),
}

/** Search over everything, from every page, by ⌘K or Strg K. */
export function PaletteProvider({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('staff')
  const may = useMay()
  const allowed = may('searchOffice')
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const Palette = palettes[useLocale()]
  const show = () => {
    setWanted(true)
    setOpen(true)
  }
  useKeys(allowed ? [{ keys: 'mod+k', label: t('search'), run: show, inFields: true }] : [])
  return (
    <PaletteContext value={allowed ? show : null}>
      {children}
      {wanted && (
        <Suspense>
          <Palette open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </PaletteContext>
  )
}

export const useOpenPalette = (): (() => void) | null => use(PaletteContext)
