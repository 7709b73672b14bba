import { createContext, use } from 'react'

/** Opens the search over everything; null until there is one. */
const PaletteContext = createContext<(() => void) | null>(null)

export const PaletteProvider = PaletteContext

export const useOpenPalette = (): (() => void) | null => use(PaletteContext)
